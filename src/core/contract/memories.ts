import { call } from './call.js';
import type { MemoryEvicted, MemoryList } from './schemas/memories.js';

/** What the back end remembers. The path is older than the contract; there is no Redis. */
export const listMemories = call<object, MemoryList>()('GET', '/redis', {
  needs: ['jwt'],
  guard: ['admin'],
  repeatable: 'reads',
});

/** Forgets what is remembered under a key; it is read again when somebody needs it. */
export const evictMemory = call<object, MemoryEvicted>()('DELETE', '/redis/:key', {
  needs: ['jwt'],
  guard: ['admin'],
  audit: 'memory',
  fails: ['notEvictable'],
});
