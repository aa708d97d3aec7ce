import type { Plugin, Rolldown } from 'vite';

const COMPONENT = /\/src\/react\/[^/]+\.ts$/;
const REACT = new Set(['react', 'react/jsx-runtime', 'react-dom', '@stripe/react-stripe-js']);

/** On the line of the first import: all that follows stays where its map says. */
const DIRECTIVE = "'use client';";

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'facadeModuleId' | 'imports' | 'isEntry'>>>;

/**
 * The files at which what a server renders ends, for frameworks with server components: each component, and else the first
 * file on the way from an entry that uses React. What they import comes with them; what has no React stays plain, so that a
 * server may call it. A list of components is none of them: an app's bundler would take all of it for one.
 */
export function clientFiles(chunks: Chunks): ReadonlySet<string> {
  const seen = new Set(Object.keys(chunks).filter(file => chunks[file]?.isEntry));
  const found = new Set<string>();
  for (const file of seen) {
    const { facadeModuleId, imports } = chunks[file] ?? { facadeModuleId: null, imports: [] };
    if (COMPONENT.test(facadeModuleId ?? '') || imports.some(other => REACT.has(other))) found.add(file);
    else for (const other of imports) if (other in chunks) seen.add(other);
  }
  return found;
}

/** Writes `'use client'` into the files of the npm package that need it. */
export function markClientFiles(): Plugin {
  let last: { of: Chunks; files: ReadonlySet<string> } | undefined;
  return {
    name: 'echelon:client-files',
    apply: 'build',
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (last?.of !== chunks) last = { of: chunks, files: clientFiles(chunks) };
      return last.files.has(fileName) ? { code: DIRECTIVE + code, map: null } : null;
    },
  };
}
