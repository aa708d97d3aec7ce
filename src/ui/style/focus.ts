/**
 * The focus ring, CSS px: `width` of the line, `offset` between it and what has the focus, so that it is drawn on the
 * ground and not on the control's own fill. Its colour is `colorFocus`; forced colours replace that, and keep the ring.
 * Where there is no room around (a scrolling box, a field) the offset is negative, at most by the width.
 */
export const focus = { width: 2, offset: 2 } as const;
