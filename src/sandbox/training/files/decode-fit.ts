import type { FitMessages } from '@garmin/fitsdk';
import { fitPart } from './fit-parts.js';

/** What one FIT file says, in the units of the profile; times as FIT counts them. */
export interface DecodedFit {
  messages: FitMessages;
  /** False where it breaks off, part of it makes no sense, or its checksum is wrong or missing. */
  isWhole: boolean;
}

/** Bytes of the checksum that ends a file. */
const CHECKSUM = 2;

/** A file says what it is behind its size. */
export const isFit = (bytes: Uint8Array): boolean => String.fromCodePoint(...bytes.subarray(8, 12)) === '.FIT';

/** Where the messages of the first file begin, and where they end as its header says. */
function boundsOf(bytes: Uint8Array): { from: number; to: number } | undefined {
  const [size = 0] = bytes;
  if (!isFit(bytes) || (size !== 12 && size !== 14)) return undefined;
  return { from: size, to: size + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) };
}

/**
 * The FIT files in the bytes, which may be chained: what is whole of each. A device whose battery died wrote no size and
 * no checksum; then all that follows is its messages. Empty for what is no FIT at all.
 */
export async function decodeFit(bytes: Uint8Array): Promise<DecodedFit[]> {
  const { CrcCalculator, Decoder, Stream } = await import('@garmin/fitsdk');
  const files: DecodedFit[] = [];
  let rest = bytes;
  for (let bounds = boundsOf(rest); bounds; bounds = boundsOf(rest)) {
    const { from, to } = bounds;
    const isSized = to > from && to + CHECKSUM <= rest.length;
    const end = isSized ? to : rest.length;
    const part = fitPart(rest, from, end);
    const sum = isSized ? rest.subarray(to, to + CHECKSUM) : [];
    const [low = 0, high = 0] = sum;
    const isSealed = isSized && CrcCalculator.calculateCRC(rest, 0, to) === low + 256 * high;
    const { messages, errors } = new Decoder(Stream.fromByteArray(part.data)).read({
      dataOnly: true,
      convertDateTimesToDates: false,
      expandComponents: false,
      expandSubFields: false,
      mergeHeartRates: false,
    });
    files.push({ messages, isWhole: isSealed && part.isWhole && errors.length === 0 });
    rest = isSized ? rest.subarray(to + CHECKSUM) : rest.subarray(rest.length);
  }
  return files;
}
