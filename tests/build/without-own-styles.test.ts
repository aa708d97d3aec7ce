import { expect, it } from 'vitest';
import { withoutStyles } from '../../vite/without-own-styles.js';

const part = (list: string) => `
import { t as card } from "./card-css.js";
function View() { return [card]; }
var part_default = ${list};
export { View, part_default as css };
`;

it('a part keeps what it shows, and brings no styles of its own', () => {
  const given = part('[\n\t["", card],\n\t["print", ".a{content:\\";]\\"}"]\n]');
  expect(withoutStyles('part.js', given)).toBe(part('[]'));
});

it('a chunk without styles stays as it is', () => {
  const code = 'var css = [1];\nexport { css as rows };\n';
  expect(withoutStyles('rows.js', code)).toBe(code);
});
