/** Milliseconds that the work of one task should take: a page of fifty widgets neither stalls nor draws fifty times. */
const TASK = 24;

let waiting: (() => void)[] = [];
let scheduled = false;
/** How many pieces fill a task, by how long the last ones took. */
let fits = 2;

const nextTask = (work: () => void) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    work();
  };
  channel.port2.postMessage(undefined);
};

function drain(): void {
  const now = waiting.slice(0, fits);
  waiting = waiting.slice(fits);
  if (now.length === 0) {
    scheduled = false;
    return;
  }
  const began = performance.now();
  for (const work of now) work();
  // React's work on it runs when this task ends; a microtask that is queued now runs after that.
  queueMicrotask(() =>
    queueMicrotask(() => {
      const each = Math.max(0.1, (performance.now() - began) / now.length);
      fits = Math.min(2 * fits, Math.max(1, Math.floor(TASK / each)));
    }),
  );
  nextTask(drain);
}

/** Runs work at once when nothing waits, else in one of the next tasks, as many pieces in one as its time allows. The answer cancels it. */
export function inSlices(work: () => void): () => void {
  waiting.push(work);
  if (!scheduled) {
    scheduled = true;
    drain();
  }
  return () => {
    waiting = waiting.filter(other => other !== work);
  };
}
