/** The HTML that the README shows people. */
export function snippetOf(readme) {
  const found = /^## Embed it\n+```html\n([\s\S]*?)\n```/m.exec(readme)?.[1];
  if (!found) throw new Error('README.md has no HTML under "Embed it".');
  return found;
}

/** The same HTML with our addresses in the place of the example's; nothing else of it changes. */
export function pointedAt(snippet, { sandbox, key, portal }) {
  const here = snippet
    .replaceAll('https://cdn.example.com', sandbox)
    .replaceAll('https://api.example.com', sandbox)
    .replaceAll('https://my.example.com', portal)
    .replaceAll('pk_…', key);
  if (/example\.com|…/.test(here)) throw new Error(`An address of the README's snippet was not replaced:\n${here}`);
  return here;
}

/** Its script tag alone, for pages that bring the widget by other means. */
export const scriptOf = snippet => /<script\b[\s\S]*?<\/script>/.exec(snippet)?.[0] ?? '';
