import { style } from '@vanilla-extract/css';
import { unseen as unseenRule } from './mixins.js';

/** There for a screen reader, taking no room. */
export const unseen = style(unseenRule);
