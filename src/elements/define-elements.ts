import type { Definition } from '../widgets/element/define.js';
import { elementClass } from './element.js';

const version = typeof __VERSION__ === 'string' ? __VERSION__ : 'source';
/** The tags of all that this copy has had in hand. */
export const tags = new Set<string>();

const VERSION = Symbol.for('echelon.version');

/** Registers elements once; a second copy of the library leaves the first one's alone, and says so. Does nothing on a server. */
export function defineElements(definitions: readonly Definition[]): void {
  if (typeof customElements === 'undefined') return;
  for (const definition of definitions) {
    tags.add(definition.tag);
    const there = customElements.get(definition.tag);
    if (there) {
      const other: unknown = Reflect.get(there, VERSION);
      if (other !== version)
        console.warn(
          `<${definition.tag}> is already defined by version ${String(other ?? 'unknown')}; version ${version} leaves it as it is.`,
        );
      continue;
    }
    const made = elementClass(definition);
    Reflect.set(made, VERSION, version);
    customElements.define(definition.tag, made);
  }
}
