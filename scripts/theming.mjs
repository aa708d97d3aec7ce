import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, runnerImport } from 'vite';
import { code, placeOf, table, withLists } from './lib/markdown-lists.mjs';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';

// Writes the lists of docs/theming.md from the source: every property and every part that a page may use.
//   node scripts/theming.mjs             writes them; stops where a documented name is gone, for that breaks pages
//   node scripts/theming.mjs --breaking  writes them all the same
//   node scripts/theming.mjs --check     writes nothing; fails where the file is not what would be written

const file = `${root}/docs/theming.md`;

const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const load = async path => (await runnerImport(`${root}/src/${path}`, config)).module;

/** The words in every `part` of a file's markup, under every condition. */
function partsIn(path) {
  const found = new Set();
  const literals = node => {
    if (Array.isArray(node)) node.forEach(literals);
    else if (node && typeof node === 'object') {
      if (node.type === 'Literal' && typeof node.value === 'string')
        node.value
          .split(/\s+/)
          .filter(Boolean)
          .forEach(word => found.add(word));
      // A condition's own texts are no parts.
      else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(literals);
      else if (node.type === 'BinaryExpression' && /^[=!]==?$/.test(node.operator)) return;
      else if (node.type === 'TemplateElement')
        node.value.cooked
          .split(/\s+/)
          .filter(Boolean)
          .forEach(word => found.add(word));
      else Object.values(node).forEach(literals);
    }
  };
  const visit = node => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node && typeof node === 'object') {
      if (node.type === 'JSXAttribute' && node.name.name === 'part') literals(node.value);
      // `{ part: … }` that is spread over an element
      if (node.type === 'Property' && node.key.name === 'part') literals(node.value);
      // `part = 'button'` of a component that can be given another name
      if (node.type === 'AssignmentPattern' && node.left.name === 'part') literals(node.right);
      Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return found;
}

/** Parts of the design system by component, those without any left out. */
function componentParts() {
  const folder = `${root}/src/ui`;
  const byFolder = new Map();
  for (const name of readdirSync(folder, { recursive: true })
    .map(String)
    .filter(path => path.endsWith('.tsx'))) {
    const component = posix.basename(posix.dirname(name.replaceAll('\\', '/')));
    const parts = byFolder.get(component) ?? new Set();
    for (const part of partsIn(`${folder}/${name}`)) parts.add(part);
    byFolder.set(component, parts);
  }
  return [...byFolder]
    .filter(([, parts]) => parts.size > 0)
    .map(([component, parts]) => [component, [...parts].sort((a, b) => a.localeCompare(b))])
    .sort(([a], [b]) => a.localeCompare(b));
}

const [{ brands }, { makeTheme }, { propertyOf }, { meanings }, { table: widgets }, { commonParts }] =
  await Promise.all(
    [
      'ui/tokens/brands.ts',
      'ui/tokens/theme.ts',
      'ui/tokens/property.ts',
      'ui/tokens/meanings.ts',
      'widgets/table.ts',
      'widgets/element/define.ts',
    ].map(load),
  );

function properties() {
  const brand = brands.echelon;
  const theme = makeTheme(brand);
  const row = name => {
    const role = name.replace(/^color(.)/, (_, letter) => letter.toLowerCase());
    const { light, dark } = name.startsWith('color') ? brand.color[role] : { light: theme[name], dark: theme[name] };
    return [code(propertyOf(name)), meanings[name], code(light), light === dark ? 'the same' : code(dark)];
  };
  return table(['Property', 'What it is for', 'Light', 'Dark'], Object.keys(meanings).map(row));
}

const parts = () =>
  [
    '### Of every widget',
    table(
      ['Part', 'What it is'],
      Object.entries(commonParts).map(([name, text]) => [code(name), text]),
    ),
    ...widgets.flatMap(({ tag, parts: own }) =>
      Object.keys(own).length > 0
        ? [
            `### \`<${tag}>\``,
            table(
              ['Part', 'What it is'],
              Object.entries(own).map(([name, text]) => [code(name), text]),
            ),
          ]
        : [],
    ),
    '### Of the components that widgets are made of',
    'They are in the same shadow root as the widget, so `echelon-signup::part(button)` reaches every button of it.',
    table(
      ['Component', 'Parts'],
      componentParts().map(([name, names]) => [name, names.map(code).join(' ')]),
    ),
  ].join('\n\n');

const inWidgets = readdirSync(`${root}/src/widgets`, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.tsx'));
const real = new Set([
  ...componentParts().flatMap(([, names]) => names),
  ...inWidgets.flatMap(name => [...partsIn(`${root}/src/widgets/${name}`)]),
]);
const unreal = widgets.flatMap(({ tag, parts: own }) =>
  Object.keys(own)
    .filter(name => !real.has(name))
    .map(name => `${name} of <${tag}>`),
);
if (unreal.length > 0) throw new Error(`Definitions promise parts that no markup has: ${unreal.join(', ')}.`);

const lists = { properties: properties(), parts: parts() };
const before = readFileSync(file, 'utf8');
const after = withLists('docs/theming.md', before, lists, 'scripts/theming.mjs');

/** Every name that the lists of a text promise. */
const promised = text =>
  new Set(
    Object.keys(lists).flatMap(name =>
      [
        ...(placeOf(name, 'scripts/theming.mjs').exec(text)?.[0] ?? '').matchAll(
          /^\| `([^`]+)`|(?<=\| .*)`([a-z0-9-]+)`(?=[^|]*\|$)/gm,
        ),
      ].map(([, first, other]) => first ?? other),
    ),
  );
const now = promised(after);
const gone = [...promised(before)].filter(name => !now.has(name));

const options = optionsOf({ breaking: 'flag', check: 'flag' });
if (gone.length > 0 && !options.breaking) {
  console.error(
    `Pages may use these names, and the source has them no more: ${gone.join(', ')}.\nBring them back, or run scripts/theming.mjs --breaking and say so to the pages' authors.`,
  );
  process.exitCode = 1;
} else if (options.check) {
  if (after !== before) {
    console.error('docs/theming.md is not what the source says: run node scripts/theming.mjs.');
    process.exitCode = 1;
  }
} else if (after !== before) {
  writeFileSync(file, after);
  console.log(`Wrote ${now.size} names to ${fileURLToPath(new URL(`file://${file}`))}.`);
}
