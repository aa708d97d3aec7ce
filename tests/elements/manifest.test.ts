import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../src/elements/manifest.js';
import { byAudience } from '../../src/widgets/table.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/manifest-types');
const { declarations } = manifest(byAudience, {}).modules[0] ?? { declarations: [] };

interface Said {
  /** What the text is about. */
  of: string;
  /** The type itself, … */
  is: string;
  /** … and how the manifest writes it. */
  text: string;
}

const said: readonly Said[] = declarations.flatMap(({ tagName: tag, members, events }) => [
  ...members.flatMap(member =>
    'type' in member
      ? [{ of: `${tag} ${member.name}`, is: `Elements['${tag}']['${member.name}']`, text: member.type.text }]
      : [],
  ),
  ...events.map(({ name, type: { text } }) => ({
    of: `${tag} ${name}`,
    is: `Events<'${tag}'>['${name}']`,
    text,
  })),
]);

/** Types of ours that a text names: a reader imports them from the package. */
const namesIn = (all: readonly Said[]) =>
  [...new Set(all.flatMap(({ text }) => text.match(/\b[A-Z]\w+/g) ?? []))].filter(
    name => !['CustomEvent', 'Promise'].includes(name),
  );

const program = (all: readonly Said[]): string =>
  [
    "import type { Table } from '../../../src/widgets/table.js';",
    "import type { EventsOf } from '../../../src/widgets/element/define.js';",
    "import type { ElementEvents } from '../../../src/elements/element.js';",
    "import type { EchelonElements as Elements } from '../../../src/elements/types.js';",
    `import type { ${namesIn(all).join(', ')} } from '../../../src/core/index.js';`,
    'type Events<Tag> = EventsOf<Extract<Table[number], { tag: Tag }>> & ElementEvents;',
    // What is in an event is what matters of it; that something may be missing, every property says.
    'type Plain<T> = T extends CustomEvent<infer Detail> ? { detail: Plain<Detail> } : T extends readonly unknown[] ? T : T extends object ? { -readonly [Name in keyof T]: T[Name] } : T;',
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
    'type Holds<T extends true> = T;',
    ...all.map(
      ({ is, text }, at) =>
        `export type Of${at} = Holds<Same<Plain<Exclude<${is}, undefined>>, Plain<Exclude<${text}, undefined>>>>;`,
    ),
  ].join('\n');

/** What the compiler calls another type than its text says, by the file that they are in: one run reads our sources once. */
async function liesIn(files: Record<string, readonly Said[]>): Promise<Record<string, string[]>> {
  const names = Object.keys(files);
  await mkdir(folder, { recursive: true });
  for (const [name, all] of Object.entries(files)) await writeFile(join(folder, `${name}.ts`), program(all));
  const config = {
    extends: '../../../tsconfig.json',
    // `accent?: string` says enough: that a page may also give undefined need not be read everywhere. Our sources do not compile so; they are checked as they should be elsewhere.
    compilerOptions: { exactOptionalPropertyTypes: false },
    files: [...names.map(name => `${name}.ts`), '../../../src/types.d.ts'],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const output = await new Promise<string>(resolve =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { cwd: folder, maxBuffer: 10_000_000 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    ),
  );
  const before = program([]).split('\n').length;
  const found: Record<string, string[]> = Object.fromEntries(names.map(name => [name, []]));
  for (const line of output.split('\n').filter(each => each && !each.startsWith('../../../src/'))) {
    const [, name = '', at] = /^(\w+)\.ts\((\d+),/.exec(line) ?? [];
    const one = files[name]?.[Number(at) - before - 1];
    // What is said of no file of ours, as of a compiler that does not start, is said of the real ones.
    (found[name] ?? found['all'])?.push(one ? `${one.of}: ${one.text}` : line);
  }
  return found;
}

describe('custom-elements.json', () => {
  const lies: readonly Said[] = [
    { of: 'few', is: "Elements['echelon-payment-form']['mode']", text: "'create'" },
    { of: 'many', is: "Elements['echelon-payment-form']['mode']", text: "'create' | 'edit' | 'show'" },
    { of: 'other', is: "Events<'echelon-sign-in'>['echelon-signed-in']", text: 'CustomEvent<{ userId: number }>' },
    {
      of: 'more',
      is: "Events<'echelon-sign-in'>['echelon-signed-in']",
      text: 'CustomEvent<{ userId: string; at?: number }>',
    },
    { of: 'any', is: "Elements['echelon-offer-picker']['offers']", text: 'any' },
    { of: 'mutable', is: "Elements['echelon-offer-picker']['offers']", text: 'Offer[]' },
  ];
  const unknown: readonly Said[] = [{ of: 'unknown', is: 'string', text: 'OfferOfNobody' }];
  let found: Record<string, string[]>;
  beforeAll(async () => {
    found = await liesIn({ all: said, lies, unknown });
  });

  it('writes the type of each property and event as the compiler knows it, in names that the package exports', () => {
    expect(said.length).toBeGreaterThan(100);
    expect(found['all']).toEqual([]);
  });

  it('would be found out: by a value too few, one too many, another type, or a name that nobody can import', () => {
    expect(found['lies']?.map(line => line.split(':')[0])).toEqual(lies.map(({ of }) => of));
    expect(found['unknown']?.join()).toContain('OfferOfNobody');
  });
});
