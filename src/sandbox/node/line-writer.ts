/** Anything that lines are written to. */
interface Target {
  write(text: string): unknown;
}

/**
 * Writes lines, those of one turn of the event loop together: a write to a file or a pipe is a call of the system and
 * waits for it. `flush` writes what is left before the process ends.
 */
export function lineWriter(target: Target): { write(line: string): void; flush(): void } {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    target.write(text);
  };
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += `${line}\n`;
    },
    flush,
  };
}
