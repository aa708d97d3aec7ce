import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const waiting = style({
  display: 'grid',
  gap: vars.space3,
  selectors: { '& + &': { marginBlockStart: vars.space4 } },
});

/** Foreign words in our type. */
export const text = style([type.small, { maxWidth: '68ch' }]);

const within = (selector: string) => `${text} :where(${selector})`;

globalStyle(within('h3'), { ...type.lead, marginBlock: `${vars.space5} ${vars.space2}` });
globalStyle(within('h4, h5, h6'), {
  ...type.label,
  fontWeight: vars.weightBold,
  marginBlock: `${vars.space4} ${vars.space1}`,
});
globalStyle(within('p, ul, ol, dl, table, blockquote'), { marginBlock: `0 ${vars.space3}` });
globalStyle(within('ul, ol, dd, blockquote'), { paddingInlineStart: vars.space5 });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('li + li'), { marginBlockStart: vars.space1 });
globalStyle(within('strong, b, dt, th'), { fontWeight: vars.weightBold });
globalStyle(within('a'), { color: vars.colorAccentText });
globalStyle(within('a:focus-visible'), { ...focusRing });
globalStyle(within('td, th'), {
  padding: vars.space2,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
