import { style, type StyleRule } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

export const label = style([type.label, { color: vars.colorText }]);

export const asterisk = style({ color: vars.colorCritical, marginInlineStart: 2 });

export const note = style([type.small, { color: vars.colorTextMuted }]);

// Always there, so that what appears in it is read out; without a box, so that it takes no gap while it is empty.
export const live = style({ display: 'contents' });

export const remark = style([
  type.small,
  {
    display: 'flex',
    gap: 8,
    alignItems: 'flex-start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone=critical]': { color: vars.colorCritical },
      '&[data-tone=warning]': { color: vars.colorWarning },
    },
  },
]);

// as high as a line, so that it sits on the first one
export const remarkIcon = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });

// A browser paints what it fills in with a colour of its own, which only a shadow covers.
/** What was filled in by the browser, on our surface; its ink is the scheme's own, near to ours. */
export const autofilled = { boxShadow: `inset 0 0 0 999px ${vars.colorSurface}` } satisfies StyleRule;

/** The edge of what is wrong: thicker, and inwards, so that nothing moves. */
export const invalid = {
  borderColor: vars.colorCritical,
  boxShadow: `inset 0 0 0 1px ${vars.colorCritical}`,
} satisfies StyleRule;

/** The box of every control that is written into or chosen from. */
export const control = style([
  type.body,
  {
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    paddingBlock: 9,
    paddingInline: vars.space3,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorText,
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: vars.colorTextMuted, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: vars.colorText },
      '&:focus-visible': { ...focusRing, outlineOffset: -1 },
      '&[aria-invalid=true]': invalid,
      '&:autofill': autofilled,
      '&:disabled': {
        background: vars.colorSunken,
        color: vars.colorTextMuted,
        borderColor: vars.colorLine,
        cursor: 'not-allowed',
      },
    },
  },
  feedback('border-color'),
]);
