import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { DefinitionDocs } from './definition-docs.js';

/** A widget's page: what it is, one look at it, its properties, and how to put it into a page. The other states are one click away. */
export function DocsPage() {
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
