/** A value as text; the order of an object's fields makes no difference. */
const text = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Whether two values of JSON say the same. */
export const isSame = (one: unknown, other: unknown): boolean => text(one) === text(other);
