import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

// A widget's own view; its parts are asked for later.
const WIDGET = /^\0widget:.*\/widgets\/[^/]+\/([^/]+)\/view\.tsx\.js$/;
const DEFINITION = /\/widgets\/[^/]+\/([^/]+)\/index\.ts$/;

/**
 * Writes `manifest.json`: which files the script tag brings at once (`start`) and which more a first
 * `<echelon-…>` of each kind brings (`widgets`, its own chunk first), so that a page can name them in `modulepreload` hints;
 * and each file's hash (`integrity`), for pages that let in nothing without one.
 */
export function preloadManifest(entry: string, mountModule: RegExp): Plugin {
  return {
    name: 'echelon:preload-manifest',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const closure = (files: readonly string[], found = new Set<string>()): Set<string> => {
        for (const file of files) {
          if (found.has(file) || !chunks.has(file)) continue;
          found.add(file);
          closure(chunks.get(file)?.imports ?? [], found);
        }
        return found;
      };
      const all: Chunk[] = [...chunks.values()];
      const start = closure([entry]);
      // The loader imports the definitions at once, though dynamically.
      const began = [...start];
      for (const file of began)
        closure(chunks.get(file)?.dynamicImports.filter(name => /\/definitions-/.test(name)) ?? [], start);
      const mount = all.filter(chunk => chunk.moduleIds.some(id => mountModule.test(id))).map(chunk => chunk.fileName);
      // The file that defines it, and the one that finds that.
      const definitionOf = (name: string): string[] => {
        const own = all.filter(chunk => chunk.moduleIds.some(id => DEFINITION.exec(id)?.[1] === name));
        const finding = all.filter(chunk => own.some(({ fileName }) => chunk.dynamicImports.includes(fileName)));
        return [...own, ...finding].map(({ fileName }) => fileName);
      };
      const widgets: Record<string, string[]> = {};
      for (const chunk of all) {
        const name = chunk.moduleIds.map(id => WIDGET.exec(id)?.[1]).find(found => found !== undefined);
        if (name)
          widgets[name] = [...closure([chunk.fileName, ...mount, ...definitionOf(name)])].filter(
            file => !start.has(file),
          );
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: `${JSON.stringify({ start: [...start], widgets }, null, 2)}\n`,
      });
    },
    // Of the files as they are served: nothing changes them any more.
    writeBundle({ dir = '' }, bundle) {
      const file = join(dir, 'manifest.json');
      const hashed = Object.keys(bundle)
        .filter(name => name.endsWith('.js'))
        .toSorted();
      const integrity = Object.fromEntries(
        hashed.map(name => [
          name,
          `sha384-${createHash('sha384')
            .update(readFileSync(join(dir, name)))
            .digest('base64')}`,
        ]),
      );
      writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), integrity }, null, 2)}\n`);
    },
  };
}
