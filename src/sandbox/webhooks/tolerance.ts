/** Seconds that a sender's clock may be away from ours, to either side (domain 6.1). */
export const TOLERANCE = 300;
