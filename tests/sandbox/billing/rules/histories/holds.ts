/** Throws what is wrong, with all that is known about it. Faster than `expect`, which would run some hundred million times here. */
export function holds(condition: boolean, what: string, ...about: unknown[]): asserts condition {
  if (!condition) throw new Error([what, ...about.map(one => JSON.stringify(one))].join('\n'));
}
