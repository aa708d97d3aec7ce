import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** The files of texts that a module of languages names, by language and widget: nothing else says whose they are. */
export function textsOf(file, graph) {
  const found = new Map();
  const source = readFileSync(join(root, 'dist', file), 'utf8');
  const own = graph.importsOf(file).lazy;
  for (const [, language, widget, path] of source.matchAll(
    /"\.\/(\w\w-\w\w)\/([\w-]+)\.ts":\s*\(\)\s*=>.*?import\(["'`]\.\/([\w.-]+)["'`]\)(?=[)},])/g,
  )) {
    const texts = found.get(language) ?? new Map();
    texts.set(
      widget,
      own.find(one => one.endsWith(`/${path}`)),
    );
    found.set(language, texts);
  }
  const named = [...found.values()].flatMap(texts => [...texts.values()]);
  if (named.length !== own.length || named.includes(undefined))
    throw new Error(`${file} names ${named.length} files of texts, and imports ${own.length}.`);
  return found;
}
