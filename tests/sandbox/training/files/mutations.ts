import fc from 'fast-check';

interface Mutation {
  kind: 'flip' | 'cut' | 'swap' | 'drop' | 'repeat' | 'write';
  /** Where, as a part of the whole. */
  at: number;
  to: number;
  length: number;
  value: number;
}

// Numbers of `fc.double` gather at 0, which is the header.
const anywhere = fc.integer({ min: 0, max: 99_999 }).map(part => part / 100_000);

/** What may happen to a file on its way: bytes flipped, an end cut off, blocks swapped, dropped or repeated, lengths written over. */
export const anyMutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('flip', 'flip', 'cut', 'swap', 'drop', 'repeat', 'write'),
    at: anywhere,
    to: anywhere,
    length: fc.integer({ min: 1, max: 60 }),
    value: fc.integer({ min: 0, max: 255 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function mutate(bytes: Uint8Array, { kind, at, to, length, value }: Mutation): Uint8Array {
  const from = Math.floor(at * bytes.length);
  const other = Math.floor(to * bytes.length);
  const block = bytes.slice(from, from + length);
  const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap(part => [...part]));
  if (kind === 'flip') return bytes.map((byte, index) => (index === from ? byte ^ (1 << (value % 8)) : byte));
  if (kind === 'write') return bytes.map((byte, index) => (index === from ? value : byte));
  if (kind === 'cut') return bytes.slice(0, from);
  if (kind === 'drop') return join(bytes.slice(0, from), bytes.slice(from + length));
  if (kind === 'repeat') return join(bytes.slice(0, from), block, bytes.slice(from));
  const [first, second] = from < other ? [from, other] : [other, from];
  const size = Math.min(length, second - first, bytes.length - second);
  return join(
    bytes.slice(0, first),
    bytes.slice(second, second + size),
    bytes.slice(first + size, second),
    bytes.slice(first, first + size),
    bytes.slice(second + size),
  );
}

export const mutated = (bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array =>
  mutations.reduce((so, mutation) => mutate(so, mutation), bytes);
