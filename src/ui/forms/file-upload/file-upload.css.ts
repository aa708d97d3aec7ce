import { style } from '@vanilla-extract/css';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const zone = style([
  type.small,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${vars.space1} ${vars.space3}`,
    minHeight: 96,
    padding: vars.space4,
    border: `1px dashed ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorTextMuted,
    textAlign: 'center',
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: vars.colorText },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid=true])': { borderColor: vars.colorCritical, borderStyle: 'solid' },
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: vars.colorFocus,
        background: vars.colorInfoSurface,
        color: vars.colorText,
      },
      '&:has(:disabled)': { background: vars.colorSunken, borderColor: vars.colorLine },
    },
  },
  feedback('background-color', 'border-color'),
]);

// The browser's own chooser lies over the whole zone: it opens by click and key, and takes what is dropped.
export const chooser = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'inherit' } },
});

export const face = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 36,
    paddingInline: vars.space3,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: vars.colorSurface,
    color: vars.colorText,
    selectors: {
      ':has(:disabled) > &': { background: 'transparent', borderColor: vars.colorLine, color: vars.colorTextMuted },
    },
  },
]);

export const list = style({
  display: 'grid',
  gap: vars.space2,
  containerType: 'inline-size',
  selectors: { '&:empty': { display: 'none' } },
});

export const reason = style({ display: 'block', overflowWrap: 'anywhere' });
