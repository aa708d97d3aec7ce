import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { Icon } from '../src/ui/icon/icon.js';
import { check, close, type IconShape } from '../src/ui/icon/shapes.js';
import { advice, code, columns, key, lines, note, verdict } from './docs.css.js';
import { Cells, Names, Section, Table } from './docs-parts.js';
import type { Handbook, HandbookParameters, Measure } from './handbook.js';
import { isPublic, readSources } from './read-sources.js';
import { factsOf, type SourceFacts } from './source-facts.js';

/** What the handbook says of a piece of the design system: when to use it and when not, its keys, its measures, its parts. */
export function PieceDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { handbook, folders }: HandbookParameters = preparedMeta.parameters;
  const { fileName }: { fileName?: string } = preparedMeta.parameters;
  const [, name] = /stories\/ui\/([^/]+)\.stories\.tsx$/.exec(fileName ?? '') ?? [];
  const from = folders ?? (name ? [name] : []);
  return (
    <>
      {handbook && <Advice {...handbook} />}
      {handbook && handbook.instead.length > 0 && <Instead of={handbook.instead} />}
      {handbook?.keyboard && handbook.keyboard.length > 0 && <Keys of={handbook.keyboard} />}
      <Measures />
      {from.length > 0 && <FromSource key={from.join()} folders={from} />}
    </>
  );
}

function Advice({ use, avoid }: Handbook) {
  return (
    <Section title="Using it well">
      <div className={columns}>
        <Says what="do" title="Do" shape={check} texts={use} />
        <Says what="dont" title="Do not" shape={close} texts={avoid} />
      </div>
    </Section>
  );
}

function Says({ what, title, shape, texts }: { what: 'do' | 'dont'; title: string; shape: IconShape; texts: readonly string[] }) {
  return (
    <div className={advice} data-says={what}>
      <h3 className={verdict}><Icon shape={shape} />{title}</h3>
      <ul className={lines} role="list">{texts.map(text => <li key={text}>{text}</li>)}</ul>
    </div>
  );
}

function Instead({ of }: { of: Handbook['instead'] }) {
  return (
    <Section title="When not to use it">
      <Table label="What to use instead" columns={['When', 'Use instead']}>{of.map(([when, use]) => <Cells key={when}>{when}{use}</Cells>)}</Table>
    </Section>
  );
}

/** `Shift + Tab` → one cap for each key. */
function Keys({ of }: { of: NonNullable<Handbook['keyboard']> }) {
  return (
    <Section title="Keyboard">
      <Table label="Keyboard" columns={['Keys', 'What they do']}>
        {of.map(([keys, does]) => <Cells key={keys}><span>{keys.split(/(\s(?:\+|or|and)\s|,\s)/).map((part, index) => (index % 2 === 0 ? <kbd key={index} className={key}>{part}</kbd> : part))}</span>{does}</Cells>)}
      </Table>
    </Section>
  );
}

const told = ({ part, selector, is }: Measure) => [
  Object.entries(is).map(([name, value]) => `${name.replace(/[A-Z]/, letter => ` ${letter.toLowerCase()}`)} ${value}${typeof value === 'number' ? ' px' : ''}`).join(', '),
  part ? `::part(${part})` : (selector ?? ''),
] as const;

function Measures() {
  const { componentStories } = useContext(DocsContext);
  const all = componentStories().flatMap(({ name, parameters }) => {
    const { measures = [] }: HandbookParameters = parameters;
    return measures.map(measure => ({ name, measure }));
  });
  // A measure that a file gives holds for each of its stories; once is enough to read.
  const rows = all.filter(({ measure }, index) => all.findIndex(other => other.measure.of === measure.of) === index);
  if (rows.length === 0) return null;
  return (
    <Section title="Measures">
      <p className={note}>As the specification gives them. Each is checked where the story is tested.</p>
      <Table label="Measures" columns={['Measure', 'Is', 'Measured at', 'Story']}>
        {rows.map(({ name, measure }) => {
          const [is, at] = told(measure);
          return <Cells key={measure.of}>{measure.of}{is}<code className={code}>{at}</code>{name}</Cells>;
        })}
      </Table>
    </Section>
  );
}

function FromSource({ folders }: { folders: readonly string[] }) {
  const [facts, setFacts] = useState<SourceFacts & { lines: readonly string[] }>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const sources = Object.assign({}, ...(await Promise.all(folders.map(readSources))));
      const found = factsOf(sources);
      const imports = await Promise.all(found.components.map(async ({ name, file }) => `import { ${name} } from '${(await isPublic(name)) ? '@echelon/membership/ui' : file.replace(/\.tsx$/, '.js')}';`));
      if (!isGone) setFacts({ ...found, lines: imports });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [folders]);
  if (!facts || facts.lines.length === 0) return null;
  return (
    <>
      <Section title="Import">
        <p className={note}>Sites get what the package exports; the rest is for those who build widgets and the portal.</p>
        <Source language="tsx" code={facts.lines.join('\n')} />
      </Section>
      {facts.parts.length > 0 && <Section title="Parts"><p className={note}>What a page may style through <code className={code}>::part()</code>.</p><Names of={facts.parts} /></Section>}
      {facts.properties.length > 0 && <Section title="Variables"><p className={note}>The properties that it reads; a page sets them on the widget or anywhere above it.</p><Names of={facts.properties} /></Section>}
    </>
  );
}
