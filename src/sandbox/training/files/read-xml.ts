import { placeIn, type TextPlace } from './xml.js';

type ReadXml =
  /**
   * Elements as fields, attributes with `@` before their names, texts as they are written. `isWhole` is false where it
   * breaks off or its tags do not fit: what is left of it is read.
   */
  { ok: true; root: unknown; isWhole: boolean } | { ok: false; place: TextPlace };

/** Elements of Training Center that are lists, even of one. */
const REPEATED = new Set(['Activity', 'Lap', 'Track', 'Trackpoint', 'MultiSportSession', 'NextSport']);

/**
 * XML as a tree. A file may not define anything itself: with a DOCTYPE a few bytes can grow into gigabytes, or name
 * files of the server. Prefixes are dropped: everybody chooses their own for one namespace.
 */
export async function readXml(text: string): Promise<ReadXml> {
  const defined = text.search(/<!(?:DOCTYPE|ENTITY)/i);
  if (defined !== -1) return { ok: false, place: placeIn(text, defined) };
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const checked = XMLValidator.validate(text);
  const parser = new XMLParser({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    isArray: name => REPEATED.has(name),
    jPath: false,
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
  });
  try {
    // a tag that breaks off is none
    const root: unknown = parser.parse(checked === true ? text : text.slice(0, text.lastIndexOf('>') + 1));
    return { ok: true, root, isWhole: checked === true };
  } catch {
    // Nested too deep, or named like a part of every object: the parser does not say where.
    const place = checked === true ? { line: 1, column: 1 } : { line: checked.err.line, column: checked.err.col };
    return { ok: false, place };
  }
}
