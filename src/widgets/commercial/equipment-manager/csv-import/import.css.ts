import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

/** What became of the file, in a sentence. */
export const outcome = style(type.lead);

/** As wide as it is itself. */
export const alone = style({ justifySelf: 'start' });

export const note = style([type.small, { color: vars.colorTextMuted, overflowWrap: 'anywhere' }]);

/** Full for what is written, square where somebody has to do something, hollow where nothing happens. */
export const fate = style([
  { display: 'inline-flex', alignItems: 'baseline', gap: vars.space2, whiteSpace: 'nowrap' },
  {
    selectors: {
      '&::before': {
        content: '""',
        flex: 'none',
        width: 8,
        height: 8,
        border: `2px solid ${vars.colorTextMuted}`,
        borderRadius: '50%',
        forcedColorAdjust: 'none',
      },
      '&[data-fate=create]::before': { borderColor: vars.colorSuccess, background: vars.colorSuccess },
      '&:is([data-fate=assign], [data-fate=update])::before': {
        borderColor: vars.colorInfo,
        background: vars.colorInfo,
      },
      '&[data-fate=error]': { fontWeight: vars.weightBold },
      '&[data-fate=error]::before': {
        borderColor: vars.colorCritical,
        background: vars.colorCritical,
        borderRadius: 0,
      },
    },
  },
]);

export const reason = style({ display: 'block' });
