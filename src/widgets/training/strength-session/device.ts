import { createAlert } from './alert.js';
import { keepAwake } from './awake.js';

/** What a session needs of the device that it runs on. */
export interface Device {
  /** Browsers sound only after a press: this one. */
  allowSound: () => void;
  /** Says without words that time is up. */
  alert: (withSound: boolean) => void;
  /** Keeps the screen on, until what it answers is called. */
  keepAwake: () => () => void;
}

export function createDevice(): Device {
  const { allow, alert } = createAlert();
  return { allowSound: allow, alert, keepAwake };
}
