import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { nameOf } from './rows.mjs';
import { textsOf } from './texts.mjs';

/** The files of each widget as `manifest.json` names them, by paths under `dist`; `start` is what every page brings. */
export function manifestFiles() {
  const { start, widgets } = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
  const paths = files => files.map(file => `cdn/${file}`);
  return {
    start: paths(start),
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, files]) => [name, paths(files)])),
  };
}

/** The definitions of other audiences than the public, whose own are part of `start`. */
export function otherDefinitions(graph) {
  const found = new Set(manifestFiles().start);
  for (const file of found)
    for (const later of graph.importsOf(file).lazy) if (/-definitions-/.test(later)) found.add(later);
  return [...found].filter(file => /-definitions-/.test(file));
}

/** The one file that has this name among what others bring later. */
export function laterFile(graph, from, name) {
  const found = new Set([...from].flatMap(file => graph.importsOf(file).lazy).filter(file => nameOf(file) === name));
  if (found.size !== 1) throw new Error(`The script tag brings ${found.size} files called ${name} later.`);
  return [...found][0];
}

/**
 * What a page has downloaded from the script tag when something stands in it, by what that is. A test in a browser holds
 * these together with what is really asked for.
 */
export function downloads(graph) {
  const { start, widgets } = manifestFiles();
  const picker = new Set([...start, ...widgets['offer-picker']]);
  const plus = (files, ...more) => graph.closure(more, new Set(files));
  const withPanel = plus(picker, laterFile(graph, picker, 'plan-panel'));
  const languages = plus(picker, laterFile(graph, picker, 'language'));
  const beforeCards = new Set([...picker, ...widgets.signup]);
  // Its steps, the form of the account and the terms that are agreed to.
  const success = plus(
    new Set([...beforeCards, ...withPanel, ...widgets['create-account']]),
    laterFile(graph, widgets.signup, 'steps'),
  );
  // Once it is shown: what one has now.
  const welcome = plus(success, laterFile(graph, success, 'welcome'));
  return {
    picker,
    withPanel,
    withAppearance: plus(picker, laterFile(graph, picker, 'appearance')),
    inLanguage: Object.fromEntries(
      [...textsOf(laterFile(graph, picker, 'language'), graph)].map(([name, files]) => [
        name,
        plus(languages, ...files.get('ui'), ...files.get('offer-picker')),
      ]),
    ),
    languages,
    beforeCards,
    success,
    welcome,
  };
}
