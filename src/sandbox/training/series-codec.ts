/**
 * Columns of samples as bytes: how many, then each as its difference to the one before, in as few bytes as it takes (a
 * zigzag varint, one more than the number, because 0 is a gap). Neighbouring seconds differ little: a sample takes one
 * byte, which PostgreSQL's own compression halves again (docs/decisions/0027-workout-series.md).
 */
type Samples = readonly (number | null)[];

/** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …; whole numbers of up to 2^50. */
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Samples as bytes. They must be whole numbers. */
export function packSamples(samples: Samples): Uint8Array {
  const bytes: number[] = [];
  pushVarint(bytes, samples.length);
  let before = 0;
  for (const sample of samples) {
    if (sample === null) bytes.push(0);
    else {
      pushVarint(bytes, zigzag(sample - before) + 1);
      before = sample;
    }
  }
  return Uint8Array.from(bytes);
}

/** The samples that were packed. Bytes that are none of ours throw. */
export function unpackSamples(bytes: Uint8Array): (number | null)[] {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('A series of samples is cut short.');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  const count = varint();
  let before = 0;
  return Array.from({ length: count }, () => {
    const step = varint();
    if (step === 0) return null;
    before += unzigzag(step - 1);
    return before;
  });
}
