import { markupMistakes, type MarkupMistake } from '../core/session/error-causes.js';
import { say, tell } from '../core/session/tell.js';
import { session } from '../core/session/session.js';

export { tellOfCall } from '../core/session/tell.js';

const write = (mistake: MarkupMistake, facts: Readonly<Record<string, string>>, once: string) =>
  say(markupMistakes[mistake], facts, `${mistake} ${once}`);

/** How many letters are added, left out or changed between two names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + Number(letter !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was most likely meant: one that begins or ends as it does, else the one with the fewest other letters. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const parts = name.split('-').filter(part => part !== 'echelon');
  const shared = (other: string) => parts.filter(part => other.split('-').includes(part)).length;
  return [...names].sort((a, b) => shared(b) - shared(a) || distance(name, a) - distance(name, b))[0];
}

/** What HTML itself and frameworks write on any element. */
const ofOthers =
  /^(?:class$|style$|slot$|part$|lang$|dir$|hidden$|title$|data-|aria-|on|v-|x-|ng|_ng|hx-|wire:|client:|js|fr-|[^a-z]|is$|id$|nonce$|role$|tabindex$|translate$|inert$|popover$|item|spellcheck$|draggable$|contenteditable$|exportparts$|accesskey$|autofocus$|inputmode$|enterkeyhint$|virtualkeyboardpolicy$|writingsuggestions$|key$|ref$|suppress)|[:.@]/;

const isCountry = (code: string): boolean => {
  try {
    // A code that is only another name, as UK of GB, is read and changed.
    return (
      new Intl.Locale('und', { region: code }).region === code &&
      new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
    );
  } catch {
    return false;
  }
};

/** Says what is written on an element that nobody can have meant so: it shows all the same. */
export function adviseOn(host: Element, known: readonly string[]): void {
  const tag = host.localName;
  for (const attribute of host.getAttributeNames()) {
    if (known.includes(attribute) || ofOthers.test(attribute)) continue;
    write('unknownAttribute', { tag, attribute, nearest: nearest(attribute, known) ?? '' }, `${tag} ${attribute}`);
  }
  const theme = host.getAttribute('theme');
  if (theme && theme !== 'light' && theme !== 'dark') write('unknownTheme', { tag, theme }, theme);
  const country = host.getAttribute('country-code');
  if (country && !isCountry(country)) write('unknownCountry', { tag, country }, country);
}

/** Says that a page has elements of ours that there are none of; `tags` are those that there are. */
export function adviseOnElements(tags: Iterable<string>): void {
  for (const { localName: tag } of document.querySelectorAll(':not(:defined)'))
    if (tag.startsWith('echelon-')) write('unknownElement', { tag, nearest: nearest(tag, [...tags]) ?? '' }, tag);
}

/** Says that a page has no key, or that its script tags do not agree on one. */
export function adviseOnKeys(): void {
  if (!session().get().config.apiKey) tell(undefined, 'apiKeyMissing');
  const keys = Array.from(document.scripts, ({ dataset }) => dataset['apiKey']).filter(key => key !== undefined);
  if (new Set(keys).size > 1) write('twoKeys', {}, '');
}
