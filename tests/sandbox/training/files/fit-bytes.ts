import { CrcCalculator, Encoder } from '@garmin/fitsdk';

/** Bytes as a FIT file: with a header that has their size and a checksum that is right. */
export function sealed(bytes: Uint8Array): Uint8Array {
  const size = 14;
  const data = bytes.slice(size, Math.max(bytes.length - 2, size));
  const file = new Uint8Array(size + data.length + 2);
  const view = new DataView(file.buffer);
  file.set([size, 32], 0);
  view.setUint16(2, 21_217, true);
  view.setUint32(4, data.length, true);
  file.set(new TextEncoder().encode('.FIT'), 8);
  view.setUint16(12, CrcCalculator.calculateCRC(file, 0, 12), true);
  file.set(data, size);
  view.setUint16(size + data.length, CrcCalculator.calculateCRC(file, 0, size + data.length), true);
  return file;
}

/** The FIT numbers of messages. */
export const mesg = { fileId: 0, session: 18, lap: 19, record: 20 } as const;

/** A file of these messages, as somebody else's device may write it. */
export const fitOf = (...messages: readonly (readonly [number: number, fields: object])[]): Uint8Array =>
  messages.reduce((encoder, [number, fields]) => encoder.onMesg(number, fields), new Encoder()).close();

/** Seconds as FIT counts them, of an afternoon in August 2026. */
export const AFTERNOON = 1_156_091_400;
