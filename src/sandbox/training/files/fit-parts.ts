import { DAY } from '../../../core/dates.js';
import { createBytes } from './grown-bytes.js';
import { note, type AddedFields } from './fit-added.js';
import { type Definition, readDefinition } from './fit-definition.js';

/** Wanted messages at most: beside a reading a second, a day has laps and events. */
const MOST_MESSAGES = 2 * DAY;

/** What a message says that does not know its time. */
const NO_TIME = 0xffff_ffff;

/** One FIT file of those in the bytes. */
export interface FitPart {
  /** Its wanted messages, as the library reads them without a header; two bytes stand for the checksum. */
  data: Uint8Array;
  /** False where it breaks off, or a message makes no sense: `data` has what came before. */
  isWhole: boolean;
}

function writeTime(bytes: Uint8Array, at: number, time: number, isLittle: boolean): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, time, isLittle);
}

/**
 * The messages between two places that a workout is made of. The library stops at the first one that it does not know,
 * and reads no time that is compressed: here these are messages like any other.
 */
export function fitPart(bytes: Uint8Array, from: number, end: number): FitPart {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const definitions = new Map<number, Definition>();
  const known: AddedFields = new Map();
  const data = createBytes();
  let position = from;
  let messages = 0;
  /** The last time that any message said in full: five bits count on from it. */
  let lastTime = NO_TIME;

  function timeOf({ timeAt, isLittle }: Definition, bits: number | undefined): number {
    if (bits !== undefined) {
      if (lastTime !== NO_TIME) lastTime += (bits - lastTime) & 0x1f;
      return lastTime;
    }
    const time = timeAt === null ? NO_TIME : view.getUint32(position + 1 + timeAt, isLittle);
    if (time !== NO_TIME) lastTime = time;
    return time;
  }

  /** Reads the message at hand; false where nobody can. */
  function message(local: number, bits: number | undefined): boolean {
    const definition = definitions.get(local);
    if (!definition) return false;
    const { isWanted, isLittle, size, added, taken, describes, timeAt, getsTime } = definition;
    const next = position + 1 + size + added;
    if (next > end) return false;
    const time = timeOf(definition, bits);
    const body = bytes.subarray(position + 1, next);
    if (describes) note(known, body, describes);
    if (isWanted) {
      messages += 1;
      if (messages > MOST_MESSAGES) return false;
      const timeFrom = taken.reduce((sum, one) => sum + one.size, 1 + size);
      const own = new Uint8Array(timeFrom + (getsTime ? 4 : 0));
      own[0] = local;
      own.set(body.subarray(0, size), 1);
      let to = 1 + size;
      for (const one of taken) {
        own.set(body.subarray(one.at, one.at + one.size), to);
        to += one.size;
      }
      if (getsTime) writeTime(own, timeFrom, time, isLittle);
      else if (timeAt !== null) writeTime(own, 1 + timeAt, time, isLittle);
      data.add(own);
    }
    position = next;
    return true;
  }

  function define(local: number): boolean {
    const read = readDefinition(bytes, position, end, known);
    if (!read) return false;
    definitions.set(local, read.definition);
    if (read.definition.isWanted) data.add(read.definition.bytes);
    position = read.next;
    return true;
  }

  function step(): boolean {
    const head = bytes[position] ?? 0;
    if (head & 0x80) return message((head >> 5) & 3, head & 0x1f);
    return head & 0x40 ? define(head & 0x0f) : message(head & 0x0f, undefined);
  }

  const hasMore = (): boolean => position < end;
  let isWhole = true;
  while (isWhole && hasMore()) isWhole = step();
  data.add([0, 0]);
  return { data: data.whole(), isWhole };
}
