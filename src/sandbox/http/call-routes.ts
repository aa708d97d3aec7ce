import type { CallName } from '../../core/contract/index.js';
import { type AnyHandler, callRoute, type Platform } from './call-route.js';
import { callNames, type FoundCall } from './find-call.js';
import { handlers } from './handlers.js';
import type { Visit } from './visit.js';

type Run = ReturnType<typeof callRoute>;

/** What answers each call of the contract. */
export function callRoutes(
  platform: Platform,
): (request: Request, found: FoundCall, visit: Visit) => Promise<Response> {
  const runs = new Map<CallName, Run>();
  for (const name of callNames) {
    const handler: AnyHandler = handlers[name];
    runs.set(name, callRoute(name, handler, platform));
  }
  return (request, { name, params }, visit) => {
    const run = runs.get(name);
    if (!run) throw new Error(`The call ${name} has no handler.`);
    return run(request, params, visit);
  };
}
