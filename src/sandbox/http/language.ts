import { languageNamed } from '../../core/languages.js';

const ENGLISH = 'en-US';

/** What a header takes, by its wish, best first; a weight of zero is taken out (RFC 9110, 12.5.4). */
const taken = (header: string): string[] =>
  header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(one => one.trim());
      const weight = parameters.find(one => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** The language of the answer: the first that is asked for and that we write, else English. */
export function languageAsked(header: string | null): string {
  for (const tag of taken(header ?? '')) {
    if (/^en(?:-|$)/i.test(tag)) return ENGLISH;
    const language = languageNamed(tag);
    if (language) return language;
  }
  return ENGLISH;
}
