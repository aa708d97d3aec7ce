import type { ContentLevel } from '../../../core/contract/schemas/content/segments.js';

/** From the easiest on. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly ContentLevel[];
