import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DefinitionDocs } from './definition-docs.js';
import { Section } from './docs-parts.js';
import { PieceAdvice, PieceReference } from './piece-docs.js';

/** The page of a story file: a widget, or a piece of the design system. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return 'definition' in preparedMeta.parameters ? <WidgetPage /> : <PiecePage />;
}

/** What it is, one look at it, its properties, and how to put it into a page. Each story runs a back end: the others are one click away. */
function WidgetPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <DefinitionDocs />
    </>
  );
}

/** What it is, how to use it well, all its states, and what its source says. */
function PiecePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <PieceAdvice />
      <States />
      <PieceReference />
    </>
  );
}

/** A piece has no back end: every state can be shown at once. */
function States() {
  const { componentStories } = useContext(DocsContext);
  if (componentStories().length < 2) return null;
  return (
    <>
      <Section title="States" />
      <Stories title="" includePrimary={false} />
    </>
  );
}
