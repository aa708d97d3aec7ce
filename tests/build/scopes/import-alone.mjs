import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** What a scope without a page has that a module might take for one. */
const scopes = {
  node: {},
  worker: {
    self: globalThis,
    location: new URL('https://example.com/worker.js'),
    WorkerGlobalScope: EventTarget,
    importScripts() {},
  },
  window: { window: globalThis, self: globalThis },
};

/** Imports modules and answers what that left behind. */
async function left(scope, specifiers) {
  Object.assign(globalThis, scopes[scope]);
  // Looked at for the first time, each is a pipe more.
  void [process.stdout, process.stderr];
  const keys = () => Reflect.ownKeys(globalThis);
  const before = { keys: new Set(keys()), held: process.getActiveResourcesInfo() };
  const names = [];
  for (const specifier of specifiers) names.push(...Object.keys(await import(specifier)));
  const held = process.getActiveResourcesInfo();
  for (const one of before.held) if (held.includes(one)) held.splice(held.indexOf(one), 1);
  return {
    names,
    globals: keys()
      .filter(key => !before.keys.has(key))
      .map(String),
    held,
  };
}

const [scope, ...specifiers] = workerData ?? process.argv.slice(2);
if (isMainThread && scope !== 'node') {
  const worker = new Worker(new URL(import.meta.url), { workerData: [scope, ...specifiers] });
  worker.once('error', error => {
    throw error;
  });
  // What it imported ends with it, or this program never does.
} else process.stdout.write(JSON.stringify(await left(scope, specifiers)));
