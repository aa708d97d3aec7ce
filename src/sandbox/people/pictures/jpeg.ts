const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ICC = [0x49, 0x43, 0x43, 0x5f, 0x50, 0x52, 0x4f, 0x46, 0x49, 0x4c, 0x45, 0];

const starts = (bytes: Uint8Array, with_: readonly number[]): boolean => with_.every((byte, at) => bytes[at] === byte);

interface Segment {
  marker: number;
  /** With marker and length. */
  whole: Uint8Array;
  body: Uint8Array;
}

/** The segments before the picture itself, and all that follows them; undefined when a length leads out of the file. */
function split(file: Uint8Array): { segments: Segment[]; rest: Uint8Array } | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    if (at + 4 > file.byteLength || file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    // the scan: everything from here on is the picture
    if (marker === 0xda) return { segments, rest: file.subarray(at) };
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > file.byteLength) return undefined;
    segments.push({ marker, whole: file.subarray(at, end), body: file.subarray(at + 4, end) });
    at = end;
  }
}

const ORIENTATION = 0x0112;

/** How a camera was held, 1 to 8, out of its own notes; 1 when they do not say. */
function orientationOf(body: Uint8Array): number {
  const tiff = new DataView(body.buffer, body.byteOffset + EXIF.length, body.byteLength - EXIF.length);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    const entries = tiff.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (tiff.getUint16(at, little) === ORIENTATION) return tiff.getUint16(at + 8, little);
    }
  } catch {
    // notes that lead out of themselves say nothing
  }
  return 1;
}

/** Notes that say how the camera was held and nothing else. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xe1,
    0,
    34,
    ...EXIF,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/**
 * Application data and comments hold metadata: place and author, small copies, editors' traces. Colour profiles stay.
 */
function isNote({ marker, body }: Segment): boolean {
  if (marker === 0xe2) return !starts(body, ICC);
  return marker === 0xfe || (marker > 0xe0 && marker < 0xf0 && marker !== 0xee);
}

/** The parts of a JPEG without its notes, except for how it is to be turned; undefined when it is not whole. */
export function jpegParts(file: Uint8Array): Uint8Array[] | undefined {
  const found = split(file);
  if (!found) return undefined;
  const exif = found.segments.find(({ marker, body }) => marker === 0xe1 && starts(body, EXIF));
  const orientation = exif ? orientationOf(exif.body) : 1;
  const turned = orientation > 1 && orientation <= 8 ? [orientationSegment(orientation)] : [];
  return [
    file.subarray(0, 2),
    ...turned,
    ...found.segments.filter(segment => !isNote(segment)).map(({ whole }) => whole),
    found.rest,
  ];
}
