import { Heading, Source, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { Children, type ReactNode } from 'react';
import {
  commonParts,
  commonProps,
  commonSlots,
  componentName,
  eventType,
  kebab,
  type Definition,
} from '../src/widgets/element/define.js';
import { byAudience } from '../src/widgets/table.js';

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'tag' in value && 'load' in value;

/** What a widget's definition says, as tables and snippets; nothing for stories that are of no widget. */
export function DefinitionDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const definition: unknown = preparedMeta.parameters['definition'];
  return isDefinition(definition) ? <Tables definition={definition} /> : null;
}

function Tables({ definition }: { definition: Definition }) {
  const { tag, props, events, parts, slots } = definition;
  return (
    <>
      <Heading>In a page</Heading>
      <p>{comingOf(tag)}</p>
      <Source language="html" code={embedded(definition)} />
      <Heading>In React</Heading>
      <Source language="tsx" code={inReact(definition)} />
      <Heading>{`<${tag}>`}</Heading>
      <Table title="Attributes and properties" head={['Attribute', 'Property', 'Type', 'Default', 'What it does']}>
        {Object.entries({ ...props, ...commonProps }).map(([name, { ts, summary, default: value }]) => (
          <Row key={name}>
            <code>{kebab(name)}</code>
            <code>{name}</code>
            <code>{ts}</code>
            {value === undefined ? '' : <code>{JSON.stringify(value)}</code>}
            {summary}
          </Row>
        ))}
      </Table>
      <Table title="Events" head={['Event', 'Detail', 'When']}>
        {Object.entries(events).map(([name, { ts, summary, cancelable }]) => (
          <Row key={name}>
            <code>{eventType(name)}</code>
            <code>{ts}</code>
            {cancelable ? `${summary} Cancelable.` : summary}
          </Row>
        ))}
        <Row>
          <code>echelon-ready</code>
          <code>void</code>The widget has shown.
        </Row>
        <Row>
          <code>echelon-error</code>
          <code>{"{ phase: 'load' | 'render'; message: string }"}</code>The widget could not load or broke.
        </Row>
      </Table>
      <Names title="Parts" head="::part()" of={{ ...parts, ...commonParts }} />
      <Names title="Slots" head="Slot" of={{ ...commonSlots, ...slots }} />
    </>
  );
}

function Names({ title, head, of }: { title: string; head: string; of: Readonly<Record<string, string>> }) {
  return (
    <Table title={title} head={[head, 'What it is']}>
      {Object.entries(of).map(([name, summary]) => (
        <Row key={name}>
          {name ? <code>{name}</code> : '(default)'}
          {summary}
        </Row>
      ))}
    </Table>
  );
}

function Table({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <>
      <Subheading>{title}</Subheading>
      <table>
        <thead>
          <tr>
            {head.map(text => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

/** One cell for each child. */
function Row({ children }: { children: ReactNode }) {
  return (
    <tr>
      {Children.map(children, cell => (
        <td>{cell}</td>
      ))}
    </tr>
  );
}

const audienceOf = (tag: Definition['tag']): string | undefined =>
  Object.entries(byAudience).find(([, widgets]) => widgets.some(widget => widget.tag === tag))?.[0];

/** When a page with the script tag has the element: docs/decisions/0022-table-by-audience.md. */
function comingOf(tag: Definition['tag']): string {
  const audience = audienceOf(tag);
  return audience === 'public'
    ? 'The script tag defines it on every page.'
    : `The script tag defines it once it stands in the page, or at once with data-audience="${audience}".`;
}

/** The first event is the one a page listens to most. */
const firstOf = ({ events }: Definition) => Object.entries(events)[0];

function embedded(definition: Definition): string {
  const { tag } = definition;
  const firstEvent = firstOf(definition);
  return [
    '<script type="module" src="https://…/cdn/echelon.js" data-api-key="…"></script>',
    `<${tag}></${tag}>`,
    ...(firstEvent
      ? [
          '<script>',
          `  document.querySelector('${tag}').addEventListener('${eventType(firstEvent[0])}', event => {`,
          `    console.log(${firstEvent[1].ts === 'void' ? 'event.type' : 'event.detail'});`,
          '  });',
          '</script>',
        ]
      : []),
  ].join('\n');
}

/** Audiences whose components have an entry of their own, so that no other page brings them. */
const ofOwnEntry = (audience: string | undefined): boolean =>
  audience !== undefined && ['training', 'commercial', 'staff'].includes(audience);

function inReact(definition: Definition): string {
  const name = componentName(definition.tag);
  const firstEvent = firstOf(definition);
  const callback = firstEvent
    ? ` on${firstEvent[0].charAt(0).toUpperCase()}${firstEvent[0].slice(1)}={${firstEvent[1].ts === 'void' ? '()' : 'detail'} => …}`
    : '';
  return [
    ...(ofOwnEntry(audienceOf(definition.tag))
      ? [
          "import { configure } from '@echelon/membership';",
          `import { ${name} } from '@echelon/membership/${audienceOf(definition.tag)}';`,
        ]
      : [`import { configure, ${name} } from '@echelon/membership';`]),
    "import '@echelon/membership/styles.css';",
    '',
    "configure({ apiUrl: 'https://…', apiKey: '…' });",
    '',
    `<${name}${callback} />`,
  ].join('\n');
}
