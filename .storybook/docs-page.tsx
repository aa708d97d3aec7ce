import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { DefinitionDocs } from './definition-docs.js';
import { PieceDocs } from './piece-docs.js';

/** The page of whatever a story file shows: a widget, or a piece of the design system. */
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

/** What it is, how to use it well, and all its states. */
function PiecePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <PieceDocs />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
