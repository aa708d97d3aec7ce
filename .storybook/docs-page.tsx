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
import { scroll } from './docs.css.js';
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
      <WideControls />
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
      <PieceControls />
      <PieceAdvice />
      <States />
      <PieceReference />
    </>
  );
}

/** The controls are a table, which scrolls within itself where the page is narrow. */
function WideControls() {
  return (
    <div className={scroll} role="group" aria-label="Controls" tabIndex={0}>
      <Controls />
    </div>
  );
}

/** Controls where they change what is shown: a story that takes no properties shows the same whatever is set. */
function PieceControls() {
  const { componentStories } = useContext(DocsContext);
  const [first] = componentStories();
  return first && first.originalStoryFn.length > 0 ? <WideControls /> : null;
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
