// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterPress, noticePresses } from '../../src/ui/hooks/after-press.js';

it('what a field hides when it is left waits for the click that left it', async () => {
  noticePresses();
  const hidden = vi.fn();
  dispatchEvent(new Event('pointerdown'));
  afterPress(hidden);
  expect(hidden).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  expect(hidden).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(hidden).toHaveBeenCalledOnce());
});

it('a field that is left by the keyboard hides it at once', () => {
  noticePresses();
  const hidden = vi.fn();
  afterPress(hidden);
  expect(hidden).toHaveBeenCalledOnce();
});
