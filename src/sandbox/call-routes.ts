import { Hono } from 'hono';
import { contract, type CallName } from '../core/contract/index.js';
import { type AnyHandler, callRoute, type Platform } from './call-route.js';
import { refuse } from './http/envelope.js';
import { handlers } from './routes/index.js';
import type { Visit } from './visit.js';

export interface Env {
  Bindings: { visit: Visit };
}

function isCallName(name: string): name is CallName {
  return name in contract;
}

/** Where a fixed word and a parameter stand at one place, the word wins (domain 0.5): it is registered first. */
const specificity = (path: string) => path.split('/').map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

const inOrder = Object.keys(contract)
  .filter(isCallName)
  .toSorted((a, b) => (specificity(contract[a].path) < specificity(contract[b].path) ? -1 : 1));

/** One route per call of the contract, and a 405 for other methods on the same addresses. */
export function callRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  for (const name of inOrder) {
    const { method, path } = contract[name];
    const handler: AnyHandler = handlers[name];
    const run = callRoute(name, handler, platform);
    app.on(method, path, (c) => run(c.req.raw, c.req.param(), c.env.visit));
  }
  for (const path of new Set(inOrder.map((name) => contract[name].path))) {
    app.all(path, () => {
      throw refuse('methodNotAllowed', 'This address does not take this method.');
    });
  }
  return app;
}
