import { MOST_SAMPLES } from '../../../core/contract/schemas/training/recording.js';

/** Bytes of a FIT file at most. A day of our own samples has 2 MB, with gaps everywhere 5; watches write more fields. */
export const FIT_BYTES = 8 * 1024 * 1024;

/** Bytes of a TCX file at most. A day of our own samples has 23 MB. */
export const TCX_BYTES = 32 * 1024 * 1024;

/**
 * Tags and attributes of a TCX file at most. A sample with all that Garmin's devices write has 30; what has more is made
 * to keep a reader busy.
 */
export const TCX_MARKS = 30 * MOST_SAMPLES;
