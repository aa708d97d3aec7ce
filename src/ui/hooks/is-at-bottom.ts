/** Spec s.9: how far from the bottom still counts as the bottom, in px. */
export const bottomTolerance = 5;

export interface ScrollBox {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Whether the end of a scrolling box is in view. A box that has no height yet shows nothing, so not its end either. */
export function isAtBottom({ scrollTop, clientHeight, scrollHeight }: ScrollBox, tolerance = bottomTolerance): boolean {
  return clientHeight > 0 && scrollHeight - clientHeight - scrollTop <= tolerance;
}
