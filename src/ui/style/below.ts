/**
 * Room along the bottom edge of the window that a page keeps for its navigation. What sticks there stays above it.
 * `PageLayout` sets it, where it has such a bar.
 */
export const belowVar = '--e-below';
export const below = `var(${belowVar}, 0px)`;
