import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseSync } from 'vite';

/**
 * The built modules under a folder: what each imports, and its size.
 * @param {string} folder
 */
export function graphOf(folder) {
  const sources = new Map();
  const source = file => {
    if (!sources.has(file)) sources.set(file, readFileSync(posix.join(folder, file), 'utf8'));
    return sources.get(file);
  };
  const known = new Map();
  const importsOf = file => {
    const found = known.get(file);
    if (found) return found;
    const text = source(file);
    const { module } = parseSync(file, text);
    const own = specifiers => [
      ...new Set(specifiers.filter(name => name?.startsWith('.')).map(name => posix.join(posix.dirname(file), name))),
    ];
    const imports = {
      fixed: own([
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ]),
      lazy: own(
        module.dynamicImports.map(
          ({ moduleRequest }) => /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1],
        ),
      ),
    };
    known.set(file, imports);
    return imports;
  };
  /** Everything that comes with these files, beside what is found already. */
  const closure = (files, found = new Set()) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      closure(importsOf(file).fixed, found);
    }
    return found;
  };
  return { importsOf, closure, weigh: files => [...files].reduce((sum, file) => sum + brotli(source(file)), 0) };
}

/** What was weighed already: many rows count the same files, and the best compression takes a second for each megabyte. */
const weighed = new Map();

/** Bytes on the wire at the best that brotli does. */
export const brotli = text => {
  const key = createHash('sha256').update(text).digest('base64');
  const known = weighed.get(key);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });
  weighed.set(key, length);
  return length;
};
