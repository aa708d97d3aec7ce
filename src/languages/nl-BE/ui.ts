import type { UiTexts } from '../ui-texts.js';
import { basics } from './ui/basics.js';
import { data } from './ui/data.js';
import { forms } from './ui/forms.js';
import { pages } from './ui/pages.js';

export const words: UiTexts = { ...basics, ...forms, ...pages, ...data };
