import type { CallName } from '../../../core/contract/index.js';

/** Bytes of the bodies that may be longer than `JSON_LIMIT`. */
export const bodyLimits: Readonly<Partial<Record<CallName, number>>> = {
  /** 8 MB of text, and room for what JSON escapes in it. */
  importEquipment: 16 * 1024 * 1024,
};
