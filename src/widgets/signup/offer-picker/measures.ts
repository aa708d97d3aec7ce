/** Pixels of the picker with cards side by side: the room that is kept for it before it stands there. */
export const height = 770;
