import { DocsContext, Heading, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { languages } from '../src/core/languages.js';
import {
  commonParts,
  commonProps,
  commonSlots,
  eventType,
  kebab,
  type Definition,
} from '../src/widgets/element/define.js';
import { code } from './docs.css.js';
import { Cells, Section, Table } from './docs-parts.js';
import { audienceOf, htmlSnippet, reactSnippet, type Shown } from './snippets.js';
import { useToolbar } from './toolbar.js';

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'tag' in value && 'load' in value;

/** What a widget's definition says, as tables and snippets; nothing for stories that are of no widget. */
export function DefinitionDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const definition: unknown = preparedMeta.parameters['definition'];
  return isDefinition(definition) ? <Tables definition={definition} /> : null;
}

/** What the reader has set: the first story's controls, and the toolbar. */
function useShown(): Shown {
  const { componentStories, getStoryContext, channel } = useContext(DocsContext);
  const [story] = componentStories();
  const [args, setArgs] = useState<Shown['args']>(story && getStoryContext(story).args);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Record<string, unknown> }) => {
      if (changed.storyId === story?.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story]);
  const { theme, brand, language } = useToolbar();
  return {
    ...(args && { args }),
    ...(theme === 'dark' && { theme }),
    ...(brand !== 'echelon' && { partner: brand }),
    ...(languages.some(name => name === language) && { locale: language }),
  };
}

function Tables({ definition }: { definition: Definition }) {
  const { tag, props, events, parts, slots } = definition;
  const shown = useShown();
  return (
    <>
      <Heading>In a page</Heading>
      <p>{comingOf(tag)}</p>
      <Source language="html" code={htmlSnippet(definition, shown)} />
      <Heading>In React</Heading>
      <Source language="tsx" code={reactSnippet(definition, shown)} />
      <Section title="Attributes and properties">
        <p>
          Of <code className={code}>{`<${tag}>`}</code>
        </p>
        <Table label="Attributes and properties" columns={['Attribute', 'Property', 'Type', 'Default', 'What it does']}>
          {Object.entries<Definition['props'][string]>({ ...props, ...commonProps }).map(
            ([name, { ts, summary, default: value }]) => (
              <Cells key={name}>
                <Code>{kebab(name)}</Code>
                <Code>{name}</Code>
                <Code>{ts}</Code>
                {value === undefined ? '' : <Code>{JSON.stringify(value)}</Code>}
                {summary}
              </Cells>
            ),
          )}
        </Table>
      </Section>
      <Section title="Events">
        <Table label="Events" columns={['Event', 'Detail', 'When']}>
          {Object.entries(events).map(([name, { ts, summary, cancelable }]) => (
            <Cells key={name}>
              <Code>{eventType(name)}</Code>
              <Code>{ts}</Code>
              {cancelable ? `${summary} Cancelable.` : summary}
            </Cells>
          ))}
          <Cells>
            <Code>echelon-ready</Code>
            <Code>void</Code>
            The widget has shown.
          </Cells>
          <Cells>
            <Code>echelon-error</Code>
            <Code>{"{ phase: 'load' | 'render' | 'request'; cause: ErrorCause; message: string }"}</Code>
            The widget cannot do its work; the page Errors has the causes.
          </Cells>
        </Table>
      </Section>
      <Names title="Parts" head="::part()" of={{ ...parts, ...commonParts }} />
      <Names title="Slots" head="Slot" of={{ ...commonSlots, ...slots }} />
    </>
  );
}

function Names({ title, head, of }: { title: string; head: string; of: Readonly<Record<string, string>> }) {
  return (
    <Section title={title}>
      <Table label={title} columns={[head, 'What it is']}>
        {Object.entries(of).map(([name, summary]) => (
          <Cells key={name}>
            {name ? <Code>{name}</Code> : '(default)'}
            {summary}
          </Cells>
        ))}
      </Table>
    </Section>
  );
}

const Code = ({ children }: { children: string }) => <code className={code}>{children}</code>;

/** When a page with the script tag has the element: docs/decisions/0022-table-by-audience.md. */
function comingOf(tag: Definition['tag']): string {
  const audience = audienceOf(tag);
  return audience === 'public'
    ? 'The script tag defines it on every page.'
    : `The script tag defines it once it stands in the page, or at once with data-audience="${audience}".`;
}
