import { dirname, relative } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';

const DYNAMIC = /import\((["'`])([^"'`]+)\1\)/g;

/**
 * Asks for everything that a lazy chunk will need in the same moment as for the chunk itself. Left alone, a
 * browser learns what a chunk imports only when that chunk has arrived: one more round trip for the same bytes.
 * Plain `import()` does it, which needs no element in the page and no permission of its policy. What is asked for
 * anyway in that moment (`askedAnyway`) is not named again. The chunk that every page downloads (`everywhere`) names
 * this only for the views that visitors see (`forVisitors`): the names of files are most of what it weighs, and what
 * members see waits for React all the same. The definitions of desks (`desks`: staff, dealers, owners) name nothing either:
 * somebody works there for a while, and one round at the beginning is less than the names. Costs 0.05 KB of the definitions, and saves a round trip.
 */
export function importTogether({
  askedAnyway,
  everywhere,
  forVisitors,
  desks,
}: {
  askedAnyway: RegExp;
  everywhere: RegExp;
  forVisitors: RegExp;
  desks: RegExp;
}): Plugin {
  return {
    name: 'echelon:import-together',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      const closure = (file: string, found = new Set<string>()): Set<string> => {
        for (const other of chunks.get(file)?.imports ?? []) {
          // A plugin before this one may have put it inside.
          if (found.has(other) || !chunks.has(other)) continue;
          found.add(other);
          closure(other, found);
        }
        return found;
      };
      const isForVisitors = (file: string): boolean =>
        chunks.get(file)?.moduleIds.some(id => forVisitors.test(id)) ?? false;
      for (const chunk of chunks.values()) {
        if (desks.test(chunk.fileName)) continue;
        const folder = dirname(chunk.fileName);
        const here = closure(chunk.fileName);
        const address = (file: string): string => {
          const path = relative(folder, file);
          return path.startsWith('.') ? path : `./${path}`;
        };
        const target = new Map(chunk.dynamicImports.map(file => [address(file), file]));
        chunk.code = chunk.code.replace(DYNAMIC, (call: string, _quote: string, specifier: string) => {
          const file = target.get(specifier);
          const isNamed = file && (!everywhere.test(chunk.fileName) || isForVisitors(file));
          const needed = isNamed
            ? [...closure(file)].filter(
                other => !here.has(other) && other !== chunk.fileName && !askedAnyway.test(other),
              )
            : [];
          if (needed.length === 0) return call;
          // A failure shows where it counts: in the import that is waited for.
          const early = `[${needed.map(other => `"${address(other)}"`).join()}].map(f=>import(f).catch(()=>{}))`;
          return `(${early},${call})`;
        });
      }
    },
  };
}
