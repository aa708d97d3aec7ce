import type * as memories from '../../../core/contract/memories.js';
import type { Handlers } from '../handler.js';
import { evict, memoriesOf } from '../memories.js';

export const memoryHandlers = {
  listMemories: context => memoriesOf(context),

  async evictMemory(context, { key }) {
    const evicted = await evict(context, key);
    context.note({ details: { entries: evicted.entries, everywhere: evicted.everywhere } });
    return evicted;
  },
} satisfies Handlers<keyof typeof memories>;
