import type { words } from './copy.js';
import type { panelWords } from './panel-copy.js';
import type { words as payment } from './payment/copy.js';
import type { words as start } from './start/copy.js';

/** What the manager says around its panels and in those of payment and of starting; the others have files of their own. */
export type SubscriptionManagerWords = typeof words | typeof panelWords | typeof payment | typeof start;
