import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { code, table, withLists } from './lib/markdown-lists.mjs';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';

// Writes the lists that documents share with the source: settings of the script tag, events, errors, test cards.
//   node scripts/documents.mjs          writes them
//   node scripts/documents.mjs --check  writes nothing; fails where a document is not what would be written

const script = 'scripts/documents.mjs';
const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const load = async path => (await runnerImport(`${root}/src/${path}`, config)).module;

const [{ settingsByAttribute }, { kebab }, { manifest }, { byAudience }, { testCards }, troubles] = await Promise.all(
  [
    'elements/tag-settings.ts',
    'widgets/element/define.ts',
    'elements/manifest.ts',
    'widgets/table.ts',
    'sandbox/stripe/cards.ts',
    'core/session/error-causes.ts',
  ].map(load),
);

const settings = settingsByAttribute(kebab);

const { declarations } = manifest(byAudience, {}).modules[0];
const isOfAll = ({ name }) => declarations.every(({ events }) => events.some(event => event.name === name));
const eventTable = events =>
  table(
    ['Event', '`event.detail`', 'When'],
    events.map(({ name, type, description }) => [
      code(name),
      code(/^CustomEvent<(.*)>$/.exec(type.text)[1]),
      description,
    ]),
  );

const forWhom = {
  public: 'Of visitors',
  member: 'Of members',
  training: 'Of members who train',
  commercial: 'Of dealers, owners and locations',
  staff: 'Of our own people',
};

const events = Object.entries(forWhom)
  .flatMap(([audience, title]) => [
    `## ${title}`,
    ...declarations
      .filter(declaration => declaration.audience === audience)
      .flatMap(({ tagName, events: all }) => {
        const own = all.filter(event => !isOfAll(event));
        return own.length > 0 ? [`### \`<${tagName}>\``, eventTable(own)] : [];
      }),
  ])
  .join('\n\n');

const plain = ({ what, remedy }) => [what, remedy].map(text => text.replace(/<?\{(\w+)\}>?/g, '*$1*'));

const spaced = digits =>
  digits.replace(/^(\d{4})(\d{6})(\d{5})$|(\d{4})(?=\d)/g, (all, a, b, c) => (a ? `${a} ${b} ${c}` : `${all} `));

/** Every document by its lists. */
const documents = {
  'README.md': {
    settings: table(
      ['setting', 'what it is'],
      settings.map(({ attribute, summary }) => [code(attribute), summary]),
    ),
  },
  'docs/settings.md': {
    settings: table(
      ['Attribute', 'What it is', 'Without it', 'Example', '`configure()`'],
      settings.map(({ attribute, summary, default: without, example, config: name }) => [
        code(attribute),
        summary,
        without,
        code(example),
        name ? code(name) : '',
      ]),
    ),
  },
  'docs/events.md': { 'events of every widget': eventTable(declarations[0].events.filter(isOfAll)), events },
  'docs/errors.md': {
    causes: table(
      ['`cause`', '`phase`', 'What happened', 'What to do'],
      Object.entries(troubles.errorCauses).map(([name, cause]) => [code(name), code(cause.phase), ...plain(cause)]),
    ),
    slips: table(['What is written', 'What to do'], Object.values(troubles.markupMistakes).map(plain)),
  },
  'docs/test-cards.md': {
    cards: table(
      ['Number', 'What it does'],
      testCards.map(({ number, meaning }) => [code(spaced(number)), meaning]),
    ),
  },
};

const { check } = optionsOf({ check: 'flag' });
for (const [document, lists] of Object.entries(documents)) {
  const before = readFileSync(`${root}/${document}`, 'utf8');
  const after = withLists(document, before, lists, script);
  if (after === before) continue;
  if (check) {
    console.error(`${document} is not what the source says: run node ${script}.`);
    process.exitCode = 1;
  } else {
    writeFileSync(`${root}/${document}`, after);
    console.log(`Wrote the lists of ${document}.`);
  }
}
