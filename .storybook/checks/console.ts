import { inTests } from './in-tests.js';

let written: string[] = [];

if (inTests) {
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    // what React says of a component has its parts filled in
    written.push(parts.map(String).join(' '));
    write(...parts);
  };
}

/** The library that tests React says this of what a story awaits in its own way; a page never does. */
const fromTheTest = /not wrapped in act|inside an `act` scope|support act\(/;

/** A story begins: what was written before is not its own. */
export function listensToConsole(): void {
  written = [];
}

/** An error on the console fails the story that made it, unless the story says that it comes: `console: /pattern/`. */
export function keepsConsoleEmpty(meant: unknown): void {
  const unexpected = written.filter(text => !fromTheTest.test(text) && !(meant instanceof RegExp && meant.test(text)));
  written = [];
  if (unexpected.length > 0) throw new Error(`The console was written to: ${unexpected.join('\n')}`);
}
