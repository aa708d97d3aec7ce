import { addedName, DESCRIPTION, isReading, type AddedFields, type Places } from './fit-added.js';

/** The messages of which a workout is made, by their numbers (FIT profile 21.217, type `mesg_num`). */
const WANTED: ReadonlySet<number> = new Set([0, 18, 19, 20, 21, 26, 27, 101]);

/** The field of any message that is its time. */
const TIME = { field: 253, size: 4, type: 0x86 } as const;

/** Types of fields end here; a field of one that nobody knows is read as bytes. */
const LAST_TYPE = 0x10;
const BYTES = 0x0d;

/** A definition holds so many fields at most: their number is a byte. */
const MOST_FIELDS = 255;

/** How the messages of one local number are to be read. */
export interface Definition {
  /** Whether a workout is made of them. */
  isWanted: boolean;
  isLittle: boolean;
  /** Bytes of the fields. */
  size: number;
  /** Bytes after them that an app of the device added. */
  added: number;
  /** Those among them that `bytes` reads: where they begin behind the head, and how many they are. */
  taken: readonly { at: number; size: number }[];
  /** Where the fields are of a message that describes what an app adds. */
  describes: Places | undefined;
  /** Where the time is among the fields; null for messages without one. */
  timeAt: number | null;
  /** Whether `bytes` gives them one, behind their fields. */
  getsTime: boolean;
  /** Itself as the library reads it, without what an app added but for what a reading has in the profile. */
  bytes: readonly number[];
}

export type ReadDefinition = { definition: Definition; next: number } | undefined;

/** The definition that begins at a place; undefined where it breaks off or makes no sense. */
export function readDefinition(bytes: Uint8Array, at: number, end: number, known: AddedFields): ReadDefinition {
  const [head = 0, , order = 0, one = 0, other = 0, count = 0] = bytes.subarray(at, Math.min(at + 6, end));
  const addedAt = at + 6 + 3 * count;
  const hasAdded = (head & 0x20) !== 0;
  if (addedAt + (hasAdded ? 1 : 0) > end) return undefined;
  const next = hasAdded ? addedAt + 1 + 3 * (bytes[addedAt] ?? 0) : addedAt;
  if (next > end) return undefined;
  const fields: number[] = [];
  let size = 0;
  let timeAt: number | null = null;
  const places = new Map<number, { at: number; size: number }>();
  for (let place = at + 6; place < addedAt; place += 3) {
    const [field = 0, length = 0, type = 0] = bytes.subarray(place, place + 3);
    if (field === TIME.field && length === TIME.size) timeAt = size;
    fields.push(field, length, (type & 0x1f) > LAST_TYPE ? BYTES : type);
    places.set(field, { at: size, size: length });
    size += length;
  }
  // fields of no bytes cost time and say nothing: a small file of them would take hours
  if (count > size) return undefined;
  const isLittle = order === 0;
  const message = isLittle ? one + 256 * other : 256 * one + other;
  let added = 0;
  const taken: { at: number; size: number }[] = [];
  for (let place = addedAt + 1; place < next; place += 3) {
    const [number = 0, length = 0, app = 0] = bytes.subarray(place, place + 3);
    const own = isReading(message) ? known.get(addedName(app, number)) : undefined;
    if (own && length > 0 && !places.has(own.field) && fields.length < 3 * MOST_FIELDS) {
      places.set(own.field, { at: size + added, size: length });
      fields.push(own.field, length, own.type);
      taken.push({ at: size + added, size: length });
    }
    added += length;
  }
  const getsTime = timeAt === null && fields.length < 3 * MOST_FIELDS;
  const all = getsTime ? [...fields, TIME.field, TIME.size, TIME.type] : fields;
  return {
    next,
    definition: {
      isWanted: WANTED.has(message),
      isLittle,
      size,
      added,
      taken,
      describes: message === DESCRIPTION ? places : undefined,
      timeAt,
      getsTime,
      bytes: [0x40 | (head & 0x0f), 0, order, one, other, all.length / 3, ...all],
    },
  };
}
