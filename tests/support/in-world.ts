import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { WorldName } from '../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from './sandbox.js';

/** One sandbox for the tests of a file: each begins in the same world, and with what `begin` opens there. */
export function inWorld(world: WorldName, begin: (sandbox: TestSandbox) => void | Promise<void>): void {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(world);
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.load(world);
    await begin(sandbox);
  });
}
