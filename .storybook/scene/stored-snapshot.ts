import { migrationTexts } from '../../src/sandbox/db/migrate.js';
import { memorySnapshot } from '../../src/sandbox/index.js';

const CACHE = 'echelon.snapshots';

async function nameOf(texts: readonly string[]): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n'))));
  return `/snapshot-${Array.from(hash.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A migrated, empty database takes many times as long to make as to load, so the pages of one browser share one. */
export async function storedSnapshot(): Promise<Blob> {
  // Both are missing on a page that came over plain HTTP from another machine.
  if (!('caches' in globalThis) || !('locks' in navigator)) return memorySnapshot();
  const name = await nameOf(migrationTexts);
  return navigator.locks.request(CACHE, async () => {
    const cache = await caches.open(CACHE);
    const found = await cache.match(name);
    if (found) return found.blob();
    for (const old of await cache.keys()) await cache.delete(old);
    const made = await memorySnapshot();
    await cache.put(name, new Response(made));
    return made;
  });
}
