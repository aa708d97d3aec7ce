/** Pixels of the picker with cards side by side: the room that is kept for it until it shows. */
export const height = 770;
