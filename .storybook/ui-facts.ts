import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PropertiesOf } from './props-of.js';
import { factsOf, type SourceFacts } from './source-facts.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const ui = join(root, 'src/ui');
const name = 'virtual:ui-facts';

const slashes = (path: string): string => path.replaceAll('\\', '/');

const pathsOf = (): string[] =>
  readdirSync(ui, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

/** Pieces of one kind stand in a folder that has no file of its own. */
const groupsIn = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders.map(folder => slashes(relative(ui, folder)).split('/')[0] ?? ''))].filter(
    first => !folders.includes(join(ui, first)),
  );

/** The facts of every piece of `src/ui`, by the path of its folder within its group. */
export function uiFacts(paths = pathsOf()): Record<string, SourceFacts> {
  const index = readFileSync(join(ui, 'index.ts'), 'utf8');
  const folders = [...new Set(paths.filter(path => /\.(?:tsx|css\.ts)$/.test(path)).map(dirname))];
  const properties = new PropertiesOf(Object.fromEntries(paths.map(path => [path, readFileSync(path, 'utf8')])));
  const groups = groupsIn(folders);
  const nameOf = (folder: string): string => {
    const [first = '', ...rest] = slashes(relative(ui, folder)).split('/');
    return groups.includes(first) ? rest.join('/') : [first, ...rest].join('/');
  };
  return Object.fromEntries(
    folders.map(folder => [
      nameOf(folder),
      factsOf(
        Object.fromEntries(
          paths
            .filter(path => dirname(path) === folder && /\.(?:tsx|css\.ts)$/.test(path))
            .map(path => [slashes(relative(root, path)), readFileSync(path, 'utf8')]),
        ),
        component => new RegExp(`\\b${component}\\b`).test(index),
        component => properties.component(component),
      ),
    ]),
  );
}

/** Gives the handbook's pages what the components' own sources say, read when the handbook is built. */
export function uiFactsPlugin(): Plugin {
  return {
    name: 'echelon:ui-facts',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const paths = pathsOf();
      for (const path of paths) this.addWatchFile(path);
      return `export const uiFacts = ${JSON.stringify(uiFacts(paths))};`;
    },
  };
}
