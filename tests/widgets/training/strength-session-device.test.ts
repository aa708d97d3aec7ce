import { afterEach, expect, it, vi } from 'vitest';
import { createDevice } from '../../../src/widgets/training/strength-session/device.js';

afterEach(() => vi.unstubAllGlobals());

/** A page that can be hidden, on a device whose screen can be kept on. */
function page() {
  const target = new EventTarget();
  const said: string[] = [];
  let isHidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  const request = vi.fn(() => {
    said.push('asked');
    return Promise.resolve({ release: () => Promise.resolve(void said.push('released')) });
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { said, show, request };
}

it('a screen is kept on until the session is over', async () => {
  const { said } = page();
  const release = createDevice().keepAwake();
  await vi.waitFor(() => expect(said).toEqual(['asked']));
  await Promise.resolve();
  release();
  expect(said).toEqual(['asked', 'released']);
});

it('a screen is kept on again when the page comes back, and not once it is over', () => {
  const { said, show } = page();
  const release = createDevice().keepAwake();
  show(false);
  expect(said).toEqual(['asked']);
  show(true);
  expect(said).toEqual(['asked', 'asked']);
  release();
  show(true);
  expect(said).toEqual(['asked', 'asked']);
});

it('a screen that is granted too late is let go at once', async () => {
  const { said } = page();
  createDevice().keepAwake()();
  await vi.waitFor(() => expect(said).toEqual(['asked', 'released']));
});

it('a browser that refuses, or knows no such thing, leaves the screen as it is', async () => {
  const { request } = page();
  request.mockReturnValue(Promise.reject(new Error('The battery is low.')));
  const release = createDevice().keepAwake();
  await Promise.resolve();
  expect(release).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(createDevice().keepAwake()).not.toThrow();
});

it('a tone sounds only after a press and where it was asked for, and a phone buzzes in any case', () => {
  const started = vi.fn();
  const vibrate = vi.fn();
  const through = { connect: (to: unknown) => to };
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = through;
      resume = () => Promise.resolve();
      createOscillator = () => ({ ...through, frequency: { value: 0 }, start: started, stop: () => undefined });
      createGain = () => ({ ...through, gain: { value: 1 } });
    },
  );
  const device = createDevice();
  device.alert(true);
  expect([started.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 1]);
  device.allowSound();
  device.alert(false);
  expect(started).not.toHaveBeenCalled();
  device.alert(true);
  expect(started).toHaveBeenCalledOnce();
  expect(vibrate).toHaveBeenCalledTimes(3);
});

it('a browser that can neither sound nor buzz says nothing, and breaks nothing', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('AudioContext', undefined);
  const device = createDevice();
  device.allowSound();
  expect(() => device.alert(true)).not.toThrow();
});
