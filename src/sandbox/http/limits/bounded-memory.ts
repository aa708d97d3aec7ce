import { nameMemory } from '../../db/memories.js';

/**
 * Remembers what `make` made of a text, for so many texts; the first ones are forgotten first. `key` is what an
 * administrator calls it.
 */
export function boundedMemory<Made>(key: string, most: number, make: (text: string) => Made): (text: string) => Made {
  const memory = new Map<string, Made>();
  nameMemory({
    key,
    isStamped: false,
    look: () => Promise.resolve({ entries: memory.size, since: null }),
    forget: () => memory.clear(),
  });
  return text => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    const [first] = memory.keys();
    if (memory.size >= most && first !== undefined) memory.delete(first);
    memory.set(text, made);
    return made;
  };
}
