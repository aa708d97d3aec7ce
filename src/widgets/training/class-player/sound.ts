/** What somebody hears and reads; 0 to 1. */
export interface Sound {
  volume: number;
  muted: boolean;
  captions: boolean;
}

/** Captions are on until somebody turns them off. */
export const usualSound: Sound = { volume: 1, muted: false, captions: true };
