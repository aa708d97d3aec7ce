import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { putBack } from '../../scripts/deep/put-back.mjs';

it.each(putBack)('$name still has its place in the code, so that it can be put back', ({ edits }) => {
  for (const [file, from, to] of edits) {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(from), file).toHaveLength(2);
    expect(to).not.toBe(from);
  }
});
