/**
 * Lets a realm believe that it is another time: its clock goes on, so many milliseconds away from the machine's. What
 * measures how long something takes stays as it is. A browser gets this function by its own text, so that nothing around
 * it comes along.
 * @param {number} by
 */
export function shiftDate(by) {
  const Real = globalThis.Date;
  const mark = Symbol.for('echelon.shifted');
  // The first page of a frame may keep its realm for the next.
  if (mark in Real) return;
  const now = () => Real.now() + by;
  /** @this {unknown} */
  function Shifted(...given) {
    if (!new.target) return new Real(now()).toString();
    return Reflect.construct(Real, given.length > 0 ? given : [now()], new.target === Shifted ? Real : new.target);
  }
  Object.defineProperties(Shifted, {
    ...Object.getOwnPropertyDescriptors(Real),
    name: { value: 'Date', configurable: true },
    now: { value: now, writable: true, configurable: true },
    [mark]: { value: by },
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Shifted, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'Date', { value: Shifted, writable: true, configurable: true });

  // A format without a date writes the present one, and does not ask `Date` for it.
  const formats = Intl.DateTimeFormat.prototype;
  const { get } = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};
  const { formatToParts } = formats;
  const known = new WeakMap();
  Object.defineProperties(formats, {
    format: {
      get() {
        const format = get?.call(this);
        if (!known.has(format)) known.set(format, date => format(date === undefined ? now() : date));
        return known.get(format);
      },
      configurable: true,
    },
    formatToParts: {
      value(date) {
        return formatToParts.call(this, date === undefined ? now() : date);
      },
      writable: true,
      configurable: true,
    },
  });
}
