import { placeIn, type TextPlace, within } from './xml.js';

type ReadXml =
  /** Elements as fields, attributes with `@` before their names, texts as they are written. */
  { ok: true; root: unknown } | { ok: false; place: TextPlace };

/** Elements of Training Center that are lists, even of one. */
const REPEATED = new Set(['Activity', 'Lap', 'Track', 'Trackpoint', 'MultiSportSession', 'NextSport']);

/** Where in the text an element begins: the parser keeps it under the one symbol that an element has. */
export function startOf(node: unknown): number {
  const element = typeof node === 'object' && node !== null ? node : {};
  const [metadata = ''] = Object.getOwnPropertySymbols(element);
  const start = within(Reflect.get(element, metadata), 'startIndex');
  return typeof start === 'number' ? start : 0;
}

/**
 * XML as a tree. A file may not define anything itself: with a DOCTYPE a few bytes can grow into gigabytes, or name
 * files of the server. Prefixes are dropped: everybody chooses their own for one namespace.
 */
export async function readXml(text: string): Promise<ReadXml> {
  const defined = text.search(/<!(?:DOCTYPE|ENTITY)/i);
  if (defined !== -1) return { ok: false, place: placeIn(text, defined) };
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const checked = XMLValidator.validate(text);
  if (checked !== true) return { ok: false, place: { line: checked.err.line, column: checked.err.col } };
  const parser = new XMLParser({
    attributeNamePrefix: '@',
    captureMetaData: true,
    ignoreAttributes: false,
    isArray: name => REPEATED.has(name),
    jPath: false,
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
  });
  try {
    return { ok: true, root: parser.parse(text) };
  } catch {
    // Nested too deep, or named like a part of every object: the parser does not say where.
    return { ok: false, place: { line: 1, column: 1 } };
  }
}
