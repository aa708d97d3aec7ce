import { languages, type LanguageName } from '../../src/core/languages.js';
import type { Definition } from '../../src/widgets/element/define.js';

/** What each group of widgets is written in beside English (docs/decisions/0011-words.md): all staff read English. */
const writtenFor: Record<Definition['group'], readonly LanguageName[]> = {
  signup: languages,
  account: languages,
  journeys: languages,
  training: languages,
  commercial: languages,
  staff: [],
};

/** Words beside the widgets that staff's alone show. */
const staffsOwn = ['draft'];

const isGroup = (folder: string): folder is Definition['group'] => Object.hasOwn(writtenFor, folder);

/** The languages of the words in a file: those of its group, whose name is that of its folder; all where everybody reads it. */
export function languagesFor(path: string): readonly LanguageName[] {
  const [, folder = ''] = /(?:src\/widgets|hosts\/portal)\/([\w-]+)\//.exec(path) ?? [];
  if (staffsOwn.includes(folder)) return writtenFor.staff;
  return isGroup(folder) ? writtenFor[folder] : languages;
}
