/** Marks the box of a press that is next where nothing takes the place of the last one; see `keepFocus`. */
export const nextPress = { 'data-next': '' };

/** Marks the box of the press that takes back what was just done; see `keepFocus`. */
export const wayBack = { 'data-way-back': '' };
