import type { frameWords } from '../widgets/copy.js';
import type { patienceWords } from '../widgets/screen/patience-copy.js';
import type { TextsByScope } from './texts.js';
import type * as ui from './ui-words.js';

/** What a language says in the design system, and around every widget. */
export type UiTexts = TextsByScope<(typeof ui)[keyof typeof ui] | typeof frameWords | typeof patienceWords>;
