import type { ImportFate } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import type { DotTone } from '../../status-dot.js';

/** What is written has a colour, what is refused is an exception, and what stays as it is has neither. */
export const tones: Readonly<Record<ImportFate, DotTone>> = {
  create: 'success',
  assign: 'info',
  update: 'info',
  unchanged: 'neutral',
  error: 'critical',
};
