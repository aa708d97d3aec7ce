type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Texts, with others in the places of those that differ. */
export const withDifferences = <All extends Texts>(texts: All, differences: Texts): All => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(differences).map(([name, own]) => {
      const shared = texts[name];
      return [name, isTexts(own) && isTexts(shared) ? withDifferences(shared, own) : own];
    }),
  ),
});
