import type { CDPSession } from 'playwright/test';

/** The parts of V8's own format that are read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

const kindOf = (type: string, name: string): string | undefined => {
  // What a function closes over is named by a number of its own.
  if (['object', 'closure', 'array'].includes(type)) return `${type} ${name.replace(/ @\d+$/, '')}`;
  // What the browser keeps for itself, and what it writes down of how the page ran, is in no page's hand.
  if (type !== 'native' || /^(?:blink::|system |Performance)/.test(name)) return undefined;
  // An element is named with its attributes, and some of them are another's each time.
  return /^<[\w-]+/.exec(name)?.[0] ?? name;
};

/**
 * The counts in a heap snapshot of a page's own things. Text, numbers, code and shapes cannot be distinguished from the
 * engine's.
 */
function thingsIn(text: string): Record<string, number> {
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name] = [fields.indexOf('type'), fields.indexOf('name')];
  const things: Record<string, number> = {};
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kindOf(types[0][nodes[at + type] ?? 0] ?? '', strings[nodes[at + name] ?? 0] ?? '');
    if (kind) things[kind] = (things[kind] ?? 0) + 1;
  }
  return things;
}

/** Asks a tab of Chromium, once everything that can go is gone. */
export async function thingsOf(session: CDPSession): Promise<Record<string, number>> {
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return thingsIn(parts.join(''));
}
