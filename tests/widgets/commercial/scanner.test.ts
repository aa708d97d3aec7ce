import { keepMount } from 'nanostores';
import { decodeQR } from 'qr/decode.js';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import {
  CameraError,
  createScanner,
  type Camera,
} from '../../../src/widgets/commercial/commercial-activation/scanner-model.js';

/** A camera without a lens: each look shows what comes next. */
function camera(looks: (string | Error | undefined)[]) {
  const state = { stopped: 0, looks };
  const one: Camera<'picture'> = {
    picture: 'picture',
    read: async () => {
      const next = looks.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    stop: () => (state.stopped += 1),
  };
  return { one, state };
}

describe('a camera that looks for a code', () => {
  it('looks until it can read one, and is off then', async () => {
    const { one, state } = camera([undefined, new Error('Too dark.'), 'EX9SPRO-1001', 'another']);
    const read: string[] = [];
    const { $screen } = createScanner(
      async () => one,
      text => read.push(text),
    );
    keepMount($screen);
    await expect.poll(() => read).toEqual(['EX9SPRO-1001']);
    expect([state.stopped, state.looks]).toEqual([1, ['another']]);
  });

  it('is turned off with its dialog', async () => {
    const { one, state } = camera([]);
    const { $screen } = createScanner(
      async () => one,
      () => undefined,
    );
    const leave = $screen.listen(() => undefined);
    await expect.poll(() => $screen.get()).toEqual({ is: 'looking', picture: 'picture' });
    leave();
    await expect.poll(() => state.stopped).toBe(1);
  });

  it('that is refused says so, and is asked again once it is allowed', async () => {
    let isAllowed = false;
    const { one } = camera(['DWNT-WN27']);
    const read: string[] = [];
    const scanner = createScanner(
      async () => {
        if (!isAllowed) throw new CameraError('refused');
        return one;
      },
      text => read.push(text),
    );
    keepMount(scanner.$screen);
    await expect.poll(() => scanner.$screen.get()).toEqual({ is: 'failed', problem: 'refused' });
    isAllowed = true;
    scanner.start();
    await expect.poll(() => read).toEqual(['DWNT-WN27']);
  });
});

it('what a machine draws, our own reader reads', () => {
  const text = 'https://members.example.com/activate?code=XK4P-9TQM';
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3 });
  const scale = 6;
  const side = rows.length * scale;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = rows[Math.floor(at / side / scale)]?.[Math.floor((at % side) / scale)] ?? false;
    data.set([isDark ? 0 : 255, isDark ? 0 : 255, isDark ? 0 : 255, 255], at * 4);
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(text);
});
