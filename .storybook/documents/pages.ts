/** The documents that the handbook shows, each with the title of its page. A link from one to another stays in the handbook. */
export const pages: Readonly<Record<string, string>> = {
  'README.md': 'Embed/Start',
  'docs/settings.md': 'Embed/Settings',
  'docs/theming.md': 'Embed/Theming',
  'docs/events.md': 'Embed/Events',
  'docs/errors.md': 'Embed/Errors',
  'docs/security.md': 'Embed/Policies',
  'docs/frameworks.md': 'Embed/Frameworks',
  'docs/test-cards.md': 'Embed/Test cards',
};

/** `Embed/Test cards` → `embed-test-cards--docs`, as Storybook names a page. */
const idOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;

/** Where a link of a document leads: a page of the handbook, an address, or nowhere that a reader of the handbook can go. */
export function linkFrom(
  document: string,
  href: string,
): { page: string; title: string } | { address: string } | undefined {
  if (/^(?:https?:|#)/.test(href)) return { address: href };
  const { pathname } = new URL(href, `https://checkout/${document}`);
  const title = pages[pathname.slice(1)];
  return title ? { page: idOf(title), title: title.replace('Embed/', '') } : undefined;
}

/** Some sections of a document, by their headings; all of it without. A section that is gone is a bug. */
export function sectionsOf(text: string, headings?: readonly string[]): string {
  if (!headings) return text;
  const parts = text.split(/^(?=## )/m);
  return headings
    .map(heading => {
      const found = parts.find(part => part.startsWith(`## ${heading}\n`));
      if (!found) throw new Error(`The document has no section "${heading}".`);
      return found;
    })
    .join('\n');
}
