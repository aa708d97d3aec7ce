import { expect, it } from 'vitest';
import { withoutTags } from '../../vite/without-tags.js';

const without = (code: string, ...tags: number[]) =>
  withoutTags('/node_modules/react-dom/client.js', code, tags).replaceAll(/\s+/g, ' ').trim();

it('the case of a fiber that never is goes, with what only it does', () => {
  expect(
    without('function a(f) { switch (f.tag) { case 5: one(); break; case 26: two(); break; case 6: three(); } }', 26),
  ).toBe('function a(f) { switch (f.tag) { case 5: one(); break; case 6: three(); } }');
});

it('what another case falls into stays', () => {
  expect(
    without('function a(f) { switch (f.tag) { case 5: one(); case 26: two(); break; case 27: three(); } }', 26, 27),
  ).toBe('function a(f) { switch (f.tag) { case 5: one(); two(); break; } }');
  expect(without('function a(f) { switch (f.tag) { case 26: case 5: one(); } }', 26)).toBe(
    'function a(f) { switch (f.tag) { case 5: one(); } }',
  );
});

it('a variable that it declares is still there for the cases that use it too', () => {
  expect(without('function a(f) { switch (f.tag) { case 26: var x = 1; break; case 5: x = 2; } }', 26)).toBe(
    'function a(f) {var x; switch (f.tag) { case 5: x = 2; } }',
  );
});

it('a comparison with its tag is decided; other numbers are left alone', () => {
  expect(without('a(26 === f.tag, 26 !== f.tag, 26 === f.lanes, 5 === f.tag);', 26)).toBe(
    'a(false, true, 26 === f.lanes, 5 === f.tag);',
  );
});
