/** What saving a draft, and publishing it, refuse with, whatever the kind. */
export const saveFails = ['versionConflict'] as const;
export const publishFails = ['versionConflict', 'nothingToPublish'] as const;
