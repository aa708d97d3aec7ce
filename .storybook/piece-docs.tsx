import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { Icon } from '../src/ui/icon/icon.js';
import { check, close, type IconShape } from '../src/ui/icon/shapes.js';
import { advice, code, columns, key, lines, note, verdict } from './docs.css.js';
import { Cells, Names, Section, Table } from './docs-parts.js';
import type { Handbook, HandbookParameters, Measure } from './handbook.js';
import type { PieceProperty } from './props-of.js';
import type { SourceFacts } from './source-facts.js';

/** How to use a piece well, when to use another, and its keys. */
export function PieceAdvice() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { handbook }: HandbookParameters = preparedMeta.parameters;
  if (!handbook) return null;
  return (
    <>
      <Advice {...handbook} />
      {handbook.instead.length > 0 && <Instead of={handbook.instead} />}
      {handbook.keyboard && handbook.keyboard.length > 0 && <Keys of={handbook.keyboard} />}
    </>
  );
}

/** What holds for a piece: its measures, and what its own source says. */
export function PieceReference() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName, folders }: HandbookParameters & { fileName?: string } = preparedMeta.parameters;
  const [, name] = /stories\/ui\/(?:[^/]+\/)?([^/]+)\.stories\.tsx$/.exec(fileName ?? '') ?? [];
  const from = folders ?? (name ? [name] : []);
  return (
    <>
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

function Says({
  what,
  title,
  shape,
  texts,
}: {
  what: 'do' | 'dont';
  title: string;
  shape: IconShape;
  texts: readonly string[];
}) {
  return (
    <div className={advice} data-says={what}>
      <h3 className={verdict}>
        <Icon shape={shape} />
        {title}
      </h3>
      <ul className={lines} role="list">
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Instead({ of }: { of: Handbook['instead'] }) {
  return (
    <Section title="When not to use it">
      <Table label="What to use instead" columns={['When', 'Use instead']}>
        {of.map(([when, use]) => (
          <Cells key={when}>
            {when}
            {use}
          </Cells>
        ))}
      </Table>
    </Section>
  );
}

/** `Shift + Tab` → one cap for each key. */
function Keys({ of }: { of: NonNullable<Handbook['keyboard']> }) {
  return (
    <Section title="Keyboard">
      <Table label="Keyboard" columns={['Keys', 'What they do']}>
        {of.map(([keys, does]) => (
          <Cells key={keys}>
            <span>
              {keys.split(/(\s(?:\+|or|and)\s|,\s)/).map((part, index) =>
                index % 2 === 0 ? (
                  <kbd key={index} className={key}>
                    {part}
                  </kbd>
                ) : (
                  part
                ),
              )}
            </span>
            {does}
          </Cells>
        ))}
      </Table>
    </Section>
  );
}

const measureCells = ({ part, selector, is }: Measure) =>
  [
    Object.entries(is)
      .map(
        ([name, value]) =>
          `${name.replace(/[A-Z]/, letter => ` ${letter.toLowerCase()}`)} ${value}${typeof value === 'number' ? ' px' : ''}`,
      )
      .join(', '),
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
          const [is, at] = measureCells(measure);
          return (
            <Cells key={measure.of}>
              {measure.of}
              {is}
              <code className={code}>{at}</code>
              {name}
            </Cells>
          );
        })}
      </Table>
    </Section>
  );
}

/** The facts of a folder and of those within it. */
async function read(folders: readonly string[]): Promise<SourceFacts> {
  const { uiFacts } = await import('virtual:ui-facts');
  const found = Object.entries(uiFacts)
    .filter(([folder]) => folders.some(wanted => folder === wanted || folder.startsWith(`${wanted}/`)))
    .map(([, facts]) => facts);
  return {
    components: found.flatMap(({ components }) => components),
    parts: [...new Set(found.flatMap(({ parts }) => parts))].toSorted(),
    properties: [...new Set(found.flatMap(({ properties }) => properties))].toSorted(),
  };
}

function Properties({ component, of }: { component: string; of: readonly PieceProperty[] }) {
  return (
    <Section title={`Properties of ${component}`}>
      <Table label={`Properties of ${component}`} columns={['Property', 'Type', 'Default', 'What it does']}>
        {of.map(({ name, type, required, default: value, summary }) => (
          <Cells key={name}>
            <code className={code}>{name}</code>
            <code className={code}>{type}</code>
            {value === undefined ? required && 'required' : <code className={code}>{value}</code>}
            {summary}
          </Cells>
        ))}
      </Table>
    </Section>
  );
}

function FromSource({ folders }: { folders: readonly string[] }) {
  const [facts, setFacts] = useState<SourceFacts>();
  useEffect(() => {
    let isGone = false;
    void read(folders).then(found => !isGone && setFacts(found));
    return () => {
      isGone = true;
    };
  }, [folders]);
  if (!facts || facts.components.length === 0) return null;
  return (
    <>
      {facts.components.map(
        ({ name, props }) => props.length > 0 && <Properties key={name} component={name} of={props} />,
      )}
      <Section title="Import">
        <p className={note}>
          Sites get what the package exports; the rest is for those who build widgets and the portal.
        </p>
        <Source
          language="tsx"
          code={facts.components.map(({ name, from }) => `import { ${name} } from '${from}';`).join('\n')}
        />
      </Section>
      {facts.parts.length > 0 && (
        <Section title="Parts">
          <p className={note}>
            What a page may style through <code className={code}>::part()</code>.
          </p>
          <Names of={facts.parts} />
        </Section>
      )}
      {facts.properties.length > 0 && (
        <Section title="Variables">
          <p className={note}>The properties that it reads; a page sets them on the widget or anywhere above it.</p>
          <Names of={facts.properties} />
        </Section>
      )}
    </>
  );
}
