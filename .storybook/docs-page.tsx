import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** A widget's page: what it is, one look at it, and its properties. The other states are one click away. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
