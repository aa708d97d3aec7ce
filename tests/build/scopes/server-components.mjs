import { register } from 'node:module';

/** Loads a file that says `'use client'` as frameworks with server components do: its exports are references, which may be shown and not called. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const code = loaded.format === 'module' ? String(loaded.source) : '';
  if (!/^["']use client["']/.test(code)) return loaded;
  const { parseSync } = await import('vite');
  const references = parseSync(url, code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { name } }) => name),
  );
  const source = references.map(
    name =>
      `export const ${name} = Object.assign(() => { throw new Error('${name} was called on the server.'); }, { $$typeof: Symbol.for('react.client.reference') });`,
  );
  return { ...loaded, source: source.join('\n') };
}

if (!import.meta.url.includes('?hooks')) register(`${import.meta.url}?hooks`);
