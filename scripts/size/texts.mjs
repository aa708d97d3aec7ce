import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const [, list] = /languages = \[([^\]]+)\]/.exec(readFileSync(join(root, 'src/core/languages.ts'), 'utf8'));
const languages = [...list.matchAll(/'(\w\w-\w\w)'/g)].map(([, name]) => name);

/**
 * The files of texts that a module of languages names, by language and widget: nothing else says whose they are. A
 * country that shares its language (`fr`) has the files of that, and its own (`fr-CA`) where it says something else.
 */
export function textsOf(file, graph) {
  const found = new Map(languages.map(language => [language, new Map()]));
  const source = readFileSync(join(root, 'dist', file), 'utf8');
  const own = graph.importsOf(file).lazy;
  const named = new Set();
  for (const [, folder, widget, path] of source.matchAll(
    /"\.\/(\w\w(?:-\w\w)?)\/([\w-]+)\.ts":\s*\(\)\s*=>.*?import\(["'`]\.\/([\w.-]+)["'`]\)(?=\s*[)},])/g,
  )) {
    const texts = own.find(one => one.endsWith(`/${path}`));
    named.add(texts);
    for (const [language, widgets] of found)
      if (language.startsWith(folder)) widgets.set(widget, [...(widgets.get(widget) ?? []), texts]);
  }
  if (named.size !== own.length || named.has(undefined))
    throw new Error(`${file} names ${named.size} files of texts, and imports ${own.length}.`);
  return found;
}
