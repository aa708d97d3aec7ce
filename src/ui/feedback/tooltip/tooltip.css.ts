import { keyframes, style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const enter = keyframes({ from: { opacity: 0 } });

/** Does not change the layout: the content is where it would be without it. */
export const trigger = style({ display: 'contents' });

export const tooltip = style([
  type.caption,
  {
    width: 'max-content',
    maxWidth: 'min(280px, 100vw - 16px)',
    paddingBlock: 6,
    paddingInline: 10,
    // drawn where colours are forced and the fill is the page's own
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    background: vars.colorInverse,
    color: vars.colorOnInverse,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: { '&:not(:popover-open)': { display: 'none' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${enter} ${vars.durationFeedback} ease-out` },
    },
  },
]);
