import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.js';
import { focusRing } from '../style/mixins.js';

export const input = style([control, {
  // a phone would make it as wide as its text
  minWidth: '100%',
  maxWidth: '100%',
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { width: 20, height: 20, padding: 2, marginInlineStart: 4, borderRadius: 4, cursor: 'pointer' },
    '&::-webkit-calendar-picker-indicator:focus-visible': focusRing,
  },
}]);
