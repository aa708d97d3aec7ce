/** Widths of a table at which columns that are `wide` are left out; under `[data-folds]` another cell can say what they would. */
export const foldsAt = '(min-width: 560px) and (max-width: 859px)';
