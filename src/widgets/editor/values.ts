const meant = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Which of the fields say something else than is known. Spaces around a text say nothing. */
export const changedFields = <Values extends object>(
  fields: readonly (keyof Values & string)[],
  values: Values,
  known: Values,
): readonly (keyof Values & string)[] => fields.filter(field => meant(values[field]) !== meant(known[field]));

/** Mine where I changed something, theirs everywhere else. What is not compared, such as a password, is only ever mine. */
export function merged<Values extends object>(
  fields: readonly (keyof Values & string)[],
  { mine, known, theirs }: { mine: Values; known: Values; theirs: Values },
): Values {
  const changed = changedFields(fields, mine, known);
  const kept = fields.filter(field => !changed.includes(field));
  return { ...mine, ...Object.fromEntries(kept.map(field => [field, theirs[field]])) };
}
