/** The codes with which saving a draft, and publishing it, can be refused, for every kind. */
export const saveFails = ['versionConflict'] as const;
export const publishFails = ['versionConflict', 'nothingToPublish'] as const;
