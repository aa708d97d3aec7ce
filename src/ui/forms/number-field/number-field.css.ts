import { style } from '@vanilla-extract/css';
import { feedback } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const stepper = style([
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 44,
    padding: 0,
    border: 0,
    borderInlineStart: `1px solid ${vars.colorLine}`,
    background: 'transparent',
    color: vars.colorText,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:last-child': {
        borderStartEndRadius: `calc(${vars.radiusControl} - 1px)`,
        borderEndEndRadius: `calc(${vars.radiusControl} - 1px)`,
      },
      '&:hover:not(:disabled)': { background: vars.colorSunken },
      '&:disabled': { color: vars.colorLineStrong, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } } },
  },
  feedback('background-color'),
]);
