const rules = new Map<string, Intl.PluralRules>();

/** The plural forms that a language distinguishes; every language has `other`. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** The form of a word for a count, by the language's own rules: French treats 0 and 1 the same, English only 1. */
export function plural(count: number, forms: PluralForms, locale: string): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
