/** So many pieces of work may run in one task; more wait for the next, so that a page of fifty never stalls. */
const PER_TASK = 2;

let waiting: (() => void)[] = [];
let scheduled = false;
let doneInTask = 0;

const nextTask = (work: () => void) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    work();
  };
  channel.port2.postMessage(undefined);
};

function drain(): void {
  doneInTask = 0;
  const now = waiting.slice(0, PER_TASK);
  waiting = waiting.slice(PER_TASK);
  scheduled = waiting.length > 0;
  if (scheduled) nextTask(drain);
  for (const work of now) work();
}

/** Runs work now when the task is still young, else in one of the next tasks. The answer cancels it. */
export function inSlices(work: () => void): () => void {
  if (!scheduled && doneInTask < PER_TASK) {
    if (doneInTask === 0) nextTask(() => (doneInTask = 0));
    doneInTask++;
    work();
    return () => undefined;
  }
  waiting.push(work);
  if (!scheduled) {
    scheduled = true;
    nextTask(drain);
  }
  return () => {
    waiting = waiting.filter(other => other !== work);
  };
}
