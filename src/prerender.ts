import { prerender as prerenderWidget } from './elements/prerender.js';
import frameSheets from './widgets/element/frame.tsx?shadow-css';
import type { Definition, SheetSource } from './widgets/element/define.js';
import { dirInDocuments } from './widgets/element/dir-in-documents.js';
import { inlineTokens } from './widgets/element/inline-tokens.js';
import pageSheets from './widgets/layout/page.css.ts?shadow-css';
import { table, type Table } from './widgets/table.js';

/** Every widget's tag. */
export const tags = table.map(({ tag }) => tag);

/** The tags of the widgets that can be prerendered, and the properties that each must be given for that. */
export const prerendered: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  table.flatMap(({ tag, prerenders }: Definition) => (prerenders ? [[tag, prerenders]] : [])),
);

const refusal = ({ tag, prerenders }: Definition, missing: readonly string[]) =>
  new Error(
    prerenders
      ? `<${tag}> can only be prerendered with ${missing.map(name => `"${name}"`).join(' and ')}: without, it shows nothing yet. Give ${missing.length > 1 ? 'them' : 'it'}, or write <${tag}></${tag}> into the page.`
      : `<${tag}> cannot be prerendered: what it shows first depends on who reads it, and it would jump. Write <${tag}></${tag}> into the page; it reserves its height. Prerendered can be ${Object.keys(prerendered).join(', ')}.`,
  );

const unknown = (tag: string) => new Error(`There is no widget <${tag}>. The tags are ${tags.join(', ')}.`);

/**
 * A widget as HTML with a declarative shadow root, for servers and site builders: its text is there before any script,
 * and its element takes the markup over without a shift. `props` travel as attributes of the element. Throws for a widget
 * that cannot keep this promise (see `prerendered`).
 */
export async function prerender(
  tag: Table[number]['tag'],
  props: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const definition: Definition | undefined = table.find(widget => widget.tag === tag);
  if (!definition) throw unknown(tag);
  const missing = definition.prerenders?.filter(name => props[name] === undefined);
  if (!missing || missing.length > 0) throw refusal(definition, missing ?? []);
  return prerenderWidget(definition, await definition.load(), props);
}

const sheets = import.meta.glob<SheetSource>('./widgets/*/*/view.tsx', { query: '?page-css', import: 'default' });

/** The styles of one widget's React component, of its later steps too: what `styles/<name>.css` of the package holds. */
export async function stylesOf(tag: Table[number]['tag']): Promise<string> {
  const load = Object.entries(sheets).find(([path]) => path.endsWith(`/${tag.replace('echelon-', '')}/view.tsx`))?.[1];
  if (!load) throw unknown(tag);
  const texts = [...pageSheets, ...frameSheets, ...(await load())].map(([, text]) => text);
  return dirInDocuments(inlineTokens([...new Set(texts)].join('\n')));
}
