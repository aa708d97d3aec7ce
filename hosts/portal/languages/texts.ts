import type { TextsOf } from '@echelon/membership/ui';
import type { areaWords } from '../area/area-words.js';
import type { notForYouWords } from '../area/not-for-you-words.js';
import type { layoutWords } from '../layout/layout-words.js';
import type { trainTodayWords } from '../layout/train-today-words.js';
import type { commercialWords } from '../commercial/commercial-words.js';
import type { faqWords } from '../pages/faq-words.js';
import type { frontWords } from '../pages/front-words.js';
import type { helpWords } from '../pages/help-words.js';
import type { loginWords } from '../pages/login-words.js';
import type { logoutWords } from '../pages/logout-words.js';
import type { notFoundWords } from '../pages/not-found-words.js';
import type { privacyWords } from '../pages/privacy-words.js';
import type { pstiWords } from '../pages/psti-words.js';
import type { signupWords } from '../pages/signup-words.js';
import type { termsWords } from '../pages/terms-words.js';
import type { trainingWords } from '../training/training-words.js';
import type { workWords } from '../workplace/work-words.js';

type PortalWords =
  | typeof layoutWords
  | typeof areaWords
  | typeof notForYouWords
  | typeof commercialWords
  | typeof trainTodayWords
  | typeof faqWords
  | typeof frontWords
  | typeof helpWords
  | typeof loginWords
  | typeof logoutWords
  | typeof notFoundWords
  | typeof privacyWords
  | typeof pstiWords
  | typeof signupWords
  | typeof termsWords
  | typeof trainingWords
  | typeof workWords;

/** What a language says on the portal: all texts of the English, and none besides. */
export type PortalTexts = { readonly [One in PortalWords as One['scope']]: TextsOf<One> };
