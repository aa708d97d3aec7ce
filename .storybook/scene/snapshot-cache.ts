import { migrationTexts } from '../../src/sandbox/db/migrate.js';

const CACHE = 'echelon.snapshots';

/** Missing on a page that came over plain HTTP from another machine. */
const open = async (): Promise<Cache | undefined> => ('caches' in globalThis ? caches.open(CACHE) : undefined);

/** A snapshot is good for one schema. */
async function addressOf(texts: readonly string[]): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n'))));
  return `/snapshot-${Array.from(hash.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The migrated, empty database that an earlier page of this browser has left. */
export async function findSnapshot(): Promise<Blob | undefined> {
  const cache = await open();
  const found = await cache?.match(await addressOf(migrationTexts));
  return found?.blob();
}

export async function keepSnapshot(snapshot: Blob): Promise<void> {
  const cache = await open();
  if (!cache) return;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(await addressOf(migrationTexts), new Response(snapshot));
}
