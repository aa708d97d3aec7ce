import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import scriptTag from '../../vite/cdn.config.js';
import npmPackage from '../../vite.config.js';

/**
 * What would run too early: chunks that import each other in a circle, and modules that come before one that they
 * import. Without any, every module finds its imports ready, and `strictExecutionOrder` has nothing to do.
 */
async function outOfOrder(config: InlineConfig): Promise<string[]> {
  const imports = new Map<string, readonly string[]>();
  let chunks: Rolldown.OutputChunk[] = [];
  const look: PluginOption = {
    name: 'look',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        for (const id of chunks.flatMap(({ moduleIds }) => moduleIds))
          imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      },
    },
  };
  const { build: options = {}, plugins = [], ...rest } = config;
  await build({
    ...rest,
    configFile: false,
    logLevel: 'silent',
    // Code that runs after the chunks are made says nothing about their order.
    plugins: [...plugins.flat().filter(plugin => !/minify-further|inline-runtime/.test(nameOf(plugin))), look],
    build: {
      ...options,
      write: false,
      // Nobody reads the code: it need be neither small nor mapped.
      minify: false,
      cssMinify: false,
      sourcemap: false,
      // A constant that the bundler has written in place of its name needs no module to run before.
      rolldownOptions: { ...options.rolldownOptions, optimization: { inlineConst: false } },
    },
  });
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const home = new Map(chunks.flatMap(chunk => chunk.moduleIds.map((id, at) => [id, { chunk, at }] as const)));
  const before = (file: string, found = new Set<string>()): Set<string> => {
    for (const other of byFile.get(file)?.imports ?? []) if (!found.has(other)) before(other, found.add(other));
    return found;
  };
  return [
    ...chunks
      .filter(({ fileName }) => before(fileName).has(fileName))
      .map(({ fileName }) => `${fileName} imports itself`),
    ...[...home].flatMap(([id, { chunk, at }]) =>
      (imports.get(id) ?? []).flatMap(imported => {
        const there = home.get(imported);
        // What is not in the output does nothing; a circle among modules of one chunk has no right order.
        if (
          !there ||
          (there.chunk === chunk
            ? there.at < at || isAround(imported, id, imports)
            : before(chunk.fileName).has(there.chunk.fileName))
        )
          return [];
        return [`${id} runs before ${imported}`];
      }),
    ),
  ];
}

const nameOf = (plugin: PluginOption): string =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin ? plugin.name : '';

/** Whether a way leads from one module to another. */
function isAround(from: string, to: string, imports: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([from]);
  for (const id of seen) for (const next of imports.get(id) ?? []) seen.add(next);
  return seen.has(to);
}

it('finds a module that would run before what it imports', async () => {
  const files: Record<string, string> = {
    entry: 'import "first"; import("later");',
    first: 'import { second } from "second"; globalThis.first = second + 1;',
    second: 'import { third } from "third"; export const second = third + 1; globalThis.second = second;',
    third: 'export const third = globalThis.start; globalThis.third = third;',
    later: 'import "third"; globalThis.later = true;',
  };
  const wrong = await outOfOrder({
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: id => Object.keys(files).find(name => id === name || id.endsWith(`/${name}`)) ?? null,
        load: id => files[id] ?? null,
      },
    ],
    build: {
      lib: { entry: 'entry', formats: ['es'], fileName: 'entry' },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [{ name: id => (id === 'first' || id === 'third' ? 'one' : id === 'second' ? 'two' : null) }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  });
  expect(wrong.join()).toContain('imports itself');
});

it.each([
  ['the script tag', scriptTag],
  ['the npm package', npmPackage],
])(
  'everything in %s runs after what it imports, so that nothing need be wrapped to run in order',
  async (_, config) => {
    expect(await outOfOrder(config)).toEqual([]);
  },
  120_000,
);
