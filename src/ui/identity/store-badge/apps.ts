/** Where the mobile app is found: its name in each store's own search, which needs no number that a release could change. */
export const apps = {
  apple: 'https://apps.apple.com/us/search?term=echelon%20fit',
  google: 'https://play.google.com/store/search?q=echelon%20fit&c=apps',
} as const;
