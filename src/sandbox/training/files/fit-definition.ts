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
  /** Where the time is among the fields; null for messages without one. */
  timeAt: number | null;
  /** Whether `bytes` gives them one, behind their fields. */
  getsTime: boolean;
  /** Itself as the library reads it, without what an app added. */
  bytes: readonly number[];
}

export type ReadDefinition = { definition: Definition; next: number } | undefined;

/** The definition that begins at a place; undefined where it breaks off or makes no sense. */
export function readDefinition(bytes: Uint8Array, at: number, end: number): ReadDefinition {
  const [head = 0, , order = 0, one = 0, other = 0, count = 0] = bytes.subarray(at, Math.min(at + 6, end));
  const addedAt = at + 6 + 3 * count;
  const hasAdded = (head & 0x20) !== 0;
  if (addedAt + (hasAdded ? 1 : 0) > end) return undefined;
  const next = hasAdded ? addedAt + 1 + 3 * (bytes[addedAt] ?? 0) : addedAt;
  if (next > end) return undefined;
  const fields: number[] = [];
  let size = 0;
  let timeAt: number | null = null;
  for (let place = at + 6; place < addedAt; place += 3) {
    const [field = 0, length = 0, type = 0] = bytes.subarray(place, place + 3);
    if (field === TIME.field && length === TIME.size) timeAt = size;
    fields.push(field, length, (type & 0x1f) > LAST_TYPE ? BYTES : type);
    size += length;
  }
  // fields of no bytes cost time and say nothing: a small file of them would take hours
  if (count > size) return undefined;
  let added = 0;
  for (let place = addedAt + 1; place < next; place += 3) added += bytes[place + 1] ?? 0;
  const getsTime = timeAt === null && count < MOST_FIELDS;
  const all = getsTime ? [...fields, TIME.field, TIME.size, TIME.type] : fields;
  const isLittle = order === 0;
  return {
    next,
    definition: {
      isWanted: WANTED.has(isLittle ? one + 256 * other : 256 * one + other),
      isLittle,
      size,
      added,
      timeAt,
      getsTime,
      bytes: [0x40 | (head & 0x0f), 0, order, one, other, all.length / 3, ...all],
    },
  };
}
