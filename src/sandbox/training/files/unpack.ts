import type { FileProblem } from '../../../core/contract/schemas/training/workout-files.js';

/** A file as it came, or as it was in a ZIP. */
export interface NamedFile {
  /** Its name in the ZIP; null for a file that came alone. */
  name: string | null;
  bytes: Uint8Array;
}

type Unpacked = { ok: true; files: NamedFile[] } | { ok: false; code: FileProblem };

/** What one ZIP or gz may hold (domain 8.5). */
const MOST_FILES = 100;
const MOST_BYTES = 200 * 1024 * 1024;

const beginsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
const isZip = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0x50, 0x4b, 0x05, 0x06);
const isGz = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x1f, 0x8b);

/** What a file in a ZIP is called that may be a workout; a ZIP also holds pictures, lists and marks of its maker's. */
const isWorkout = (name: string): boolean => /\.(?:fit|tcx)(?:\.gz)?$/i.test(name) && !name.startsWith('__MACOSX/');

/** Takes in what is unpacked until there is more of it than may be: a few bytes can grow into gigabytes. */
function createBudget() {
  let left = MOST_BYTES;
  return async (unpacked: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of unpacked) {
      left -= part.length;
      if (left < 0) throw new RangeError('There is more in it than may be.');
      parts.push(part);
      length += part.length;
    }
    const whole = new Uint8Array(length);
    parts.reduce((at, part) => {
      whole.set(part, at);
      return at + part.length;
    }, 0);
    return whole;
  };
}

type Budget = ReturnType<typeof createBudget>;

const gunzipped = (bytes: Uint8Array<ArrayBuffer>, budget: Budget): Promise<Uint8Array> =>
  budget(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));

async function unzipped(bytes: Uint8Array, budget: Budget): Promise<Unpacked> {
  const { configure, Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const entries = (await reader.getEntries()).filter(entry => !entry.directory && isWorkout(entry.filename));
  if (entries.length === 0) return { ok: false, code: 'nothingInside' };
  if (entries.length > MOST_FILES) return { ok: false, code: 'notZip' };
  const files: NamedFile[] = [];
  for (const entry of entries) {
    if (entry.directory) continue;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const [unpacked] = await Promise.all([budget(readable), entry.getData(writable)]);
    const name = entry.filename.split('/').at(-1) ?? entry.filename;
    files.push({ name, bytes: isGz(unpacked) ? await gunzipped(new Uint8Array(unpacked), budget) : unpacked });
  }
  await reader.close();
  return { ok: true, files };
}

/** The files in a ZIP or gz, told by how it begins; any other file is itself. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked> {
  const budget = createBudget();
  try {
    if (isGz(bytes)) return { ok: true, files: [{ name: null, bytes: await gunzipped(bytes, budget) }] };
    if (isZip(bytes)) return await unzipped(bytes, budget);
  } catch {
    return { ok: false, code: 'notZip' };
  }
  return { ok: true, files: [{ name: null, bytes }] };
}
