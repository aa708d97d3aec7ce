import { expect, test as inWorld } from '../../support/test.js';
import { ConsoleProgram } from './console-program.js';

export { expect };

/** A machine's console beside the page. */
type StartConsole = (serialNumber: string, ...options: readonly string[]) => ConsoleProgram;

/** A test in a world, with machines that end with it. */
export const test = inWorld.extend<{ startConsole: StartConsole }>({
  startConsole: async ({ world }, use) => {
    const started: ConsoleProgram[] = [];
    await use((serialNumber, ...options) => {
      const one = new ConsoleProgram(world, serialNumber, options);
      started.push(one);
      return one;
    });
    await Promise.all(started.map(one => one.end()));
  },
});
