import { prerender as prerenderWidget } from './elements/prerender.js';
import type { Definition } from './widgets/define.js';
import { table, type Table } from './widgets/table.js';

/**
 * A widget as HTML with a declarative shadow root, for servers and site builders: its text is there before any script,
 * and its element takes the markup over without a shift. `props` travel as attributes of the element.
 */
export async function prerender(tag: Table[number]['tag'], props: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const definition: Definition | undefined = table.find(widget => widget.tag === tag);
  if (!definition) throw new Error(`There is no widget <${tag}>. The tags are ${table.map(widget => widget.tag).join(', ')}.`);
  return prerenderWidget(definition, await definition.load(), props);
}
