import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.js';
import { focusRing } from '../../style/mixins.js';

export const input = style([
  control,
  {
    // a phone would make it as wide as its text
    minWidth: '100%',
    maxWidth: '100%',
    textAlign: 'start',
    selectors: {
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      // no higher than a line of text, so that the box is as high as any other
      '&::-webkit-datetime-edit-fields-wrapper': { paddingBlock: 0 },
      '&::-webkit-calendar-picker-indicator': {
        boxSizing: 'border-box',
        width: 24,
        height: 24,
        padding: 2,
        marginInlineStart: 4,
        borderRadius: 4,
        cursor: 'pointer',
      },
      '&::-webkit-calendar-picker-indicator:focus-visible': focusRing,
    },
  },
]);
