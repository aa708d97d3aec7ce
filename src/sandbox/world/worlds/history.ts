import type { Seed } from '../seed.js';

export async function history(_seed: Seed, _userId: string): Promise<void> {}
