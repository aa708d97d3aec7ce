import { prerender as prerenderWidget } from './elements/prerender.js';
import frameSheets from './widgets/frame.tsx?shadow-css';
import type { Definition, SheetSource } from './widgets/define.js';
import { dirInDocuments } from './widgets/dir-in-documents.js';
import { inlineTokens } from './widgets/inline-tokens.js';
import pageSheets from './widgets/page.css.ts?shadow-css';
import { table, type Table } from './widgets/table.js';

/** Every widget's tag. */
export const tags = table.map(({ tag }) => tag);

const unknown = (tag: string) => new Error(`There is no widget <${tag}>. The tags are ${tags.join(', ')}.`);

/**
 * A widget as HTML with a declarative shadow root, for servers and site builders: its text is there before any script,
 * and its element takes the markup over without a shift. `props` travel as attributes of the element.
 */
export async function prerender(tag: Table[number]['tag'], props: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const definition: Definition | undefined = table.find(widget => widget.tag === tag);
  if (!definition) throw unknown(tag);
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
