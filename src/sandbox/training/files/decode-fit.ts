import type { FitMessages } from '@garmin/fitsdk';
import { MOST_SAMPLES } from '../../../core/contract/schemas/training/recording.js';

/** The numbers of the messages that are counted (FIT profile 21.217, type `mesg_num`). */
const RECORD = 20;
const FIELD_DESCRIPTION = 206;

/** Beside a sample a second, devices write laps, events and the time between heart beats. */
const MOST_MESSAGES = 4 * MOST_SAMPLES;

/** Fields that an app of a device adds. They are looked up one by one for each sample. */
const MOST_DESCRIPTIONS = 256;

/** Where a FIT file broke: how many bytes of it had been read. */
export interface FitBreak {
  code: 'notFit' | 'cutShort' | 'crcWrong' | 'unreadable' | 'tooLong';
  byte: number;
}

type Decoded =
  | { ok: true; messages: FitMessages; recordEnds: number[]; more: boolean }
  | { ok: false; problem: FitBreak };

const refused = (code: FitBreak['code'], byte: number): Decoded => ({ ok: false, problem: { code, byte } });

/** The length of the first file in the bytes, with its header and checksum; null where there is no header of FIT. */
function lengthOf(bytes: Uint8Array): number | null {
  const [size] = bytes;
  const isFit =
    bytes.length >= 12 && (size === 12 || size === 14) && String.fromCodePoint(...bytes.subarray(8, 12)) === '.FIT';
  return isFit ? size + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 2 : null;
}

/**
 * The messages of the first file in the bytes (files may be chained), in the units of the profile, times as FIT counts
 * them. `recordEnds` says where in the bytes each record ends. A field holds whatever type the file says it has.
 */
export async function decodeFit(bytes: Uint8Array): Promise<Decoded> {
  const length = lengthOf(bytes);
  if (length === null) return refused('notFit', 0);
  if (length > bytes.length) return refused('cutShort', bytes.length);
  const { Decoder, Stream } = await import('@garmin/fitsdk');
  const stream = Stream.fromByteArray(bytes.subarray(0, length));
  const decoder = new Decoder(stream);
  if (!decoder.checkIntegrity()) return refused('crcWrong', length);
  const recordEnds: number[] = [];
  const seen = { messages: 0, descriptions: 0 };
  const { messages, errors } = decoder.read({
    // The decoder stops at what a listener throws, and keeps it among its errors.
    mesgListener: number => {
      seen.messages += 1;
      if (number === FIELD_DESCRIPTION) seen.descriptions += 1;
      if (number === RECORD) recordEnds.push(stream.position);
      if (seen.messages > MOST_MESSAGES || seen.descriptions > MOST_DESCRIPTIONS) throw new Error('Too many messages.');
    },
    // Fields of no bytes cost time and say nothing: a small file of them would take hours.
    mesgDefinitionListener: ({ fieldDefinitions, developerFieldDefinitions, messageSize, developerDataSize }) => {
      if (fieldDefinitions.length + developerFieldDefinitions.length > messageSize + developerDataSize)
        throw new Error('More fields than bytes.');
    },
    convertDateTimesToDates: false,
    expandComponents: false,
    expandSubFields: false,
    mergeHeartRates: false,
  });
  if (seen.messages > MOST_MESSAGES) return refused('tooLong', stream.position);
  if (errors.length > 0) return refused('unreadable', stream.position);
  return { ok: true, messages, recordEnds, more: length < bytes.length };
}
