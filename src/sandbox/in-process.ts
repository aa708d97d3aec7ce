import type { Sandbox } from './app.js';
import type { Connection } from './http/visit.js';

/** The sandbox as the `fetch` that a client asks for: stories and model tests run the whole back end in their own process. */
export function inProcessFetch(sandbox: Pick<Sandbox, 'fetch'>, connection?: Connection): typeof fetch {
  return (input, init) => sandbox.fetch(new Request(input, init), connection);
}
