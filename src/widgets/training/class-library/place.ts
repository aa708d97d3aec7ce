/** What somebody looks at. */
export const tabs = ['all', 'schedule', 'favorites', 'playlists'] as const;

export type Tab = (typeof tabs)[number];

/** A place in the library: `rest` is the search of the list of all classes, `playlist` the one that is open. */
export interface Place {
  tab: Tab;
  playlist: string | undefined;
  rest: string;
}

/** Reads the search of an address. What is not known is left out. */
export function readPlace(query: string): Place {
  const given = new URLSearchParams(query);
  const tab = tabs.find(one => one === given.get('tab')) ?? 'all';
  const playlist = given.get('playlist') ?? undefined;
  given.delete('tab');
  given.delete('playlist');
  return { tab, playlist: tab === 'playlists' ? playlist : undefined, rest: tab === 'all' ? given.toString() : '' };
}

/** The same as the search of an address, without the question mark. */
export function writePlace({ tab, playlist, rest }: Place): string {
  if (tab === 'all') return rest;
  const said = new URLSearchParams({ tab });
  if (playlist !== undefined) said.set('playlist', playlist);
  return said.toString();
}
