import type { CallName } from '../../../core/contract/index.js';

/** Bytes of the bodies that may be longer than `JSON_LIMIT`. */
export const bodyLimits: Readonly<Partial<Record<CallName, number>>> = {
  /** 8 MB of text, and room for what JSON escapes in it. */
  importEquipment: 16 * 1024 * 1024,
  /** A day of six metrics, one sample a second, takes 3 MB. */
  saveWorkout: 4 * 1024 * 1024,
};
