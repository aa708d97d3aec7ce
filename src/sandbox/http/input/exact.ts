import type * as v from 'valibot';

type Fits = (value: unknown) => boolean;

/** As much of a shape as is looked at here. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly default?: unknown;
  readonly fallback?: unknown;
  readonly pipe?: readonly unknown[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function objectOf(entries: Readonly<Record<string, Shape>>): Fits {
  const fields = Object.entries(entries).map(([name, shape]) => ({
    name,
    fits: fitsOf(shape),
    mayLack:
      /^(?:optional|exact_optional|nullish)$/.test(shape.type) &&
      shape.default === undefined &&
      shape.fallback === undefined,
  }));
  return value => {
    if (!isObject(value)) return false;
    let known = 0;
    for (const { name, fits, mayLack } of fields) {
      const one = value[name];
      if (one !== undefined || name in value) {
        if (!fits(one)) return false;
        known += 1;
      } else if (!mayLack) return false;
    }
    for (const _ in value) known -= 1;
    return known === 0;
  };
}

function arrayOf(item: Shape): Fits {
  const fits = fitsOf(item);
  return value => Array.isArray(value) && value.every(one => fits(one));
}

/** Something, or one of these in its place. */
function orNone({ wrapped, default: filled }: Shape, nones: readonly unknown[]): Fits {
  const fits = wrapped ? fitsOf(wrapped) : () => false;
  return value => (nones.includes(value) ? filled === undefined : fits(value));
}

/** A text, a number or another single value that valibot lets through and leaves as it is. */
const unchanged =
  (shape: Shape): Fits =>
  value => {
    if (typeof value === 'object' && value !== null) return false;
    const read = shape['~run']({ value }, {});
    return read.issues === undefined && Object.is(read.value, value);
  };

function fitsOf(shape: Shape): Fits {
  const { type, entries, item, pipe } = shape;
  if (pipe) return unchanged(shape);
  if (type === 'string' || type === 'boolean') return value => typeof value === type;
  if (type === 'object' && entries) return objectOf(entries);
  if (type === 'array' && item) return arrayOf(item);
  if (type === 'nullable') return orNone(shape, [null]);
  if (type === 'optional') return orNone(shape, [undefined]);
  if (type === 'nullish') return orNone(shape, [null, undefined]);
  return unchanged(shape);
}

/**
 * Whether something is exactly what a shape lets through: it fits, and nothing would be added, changed or left out. Found out
 * without a copy of it. Objects of a kind that hardly any answer has get a no, which is never wrong: valibot looks at them then.
 */
export const exactly = (shape: v.GenericSchema): Fits => fitsOf(shape);
