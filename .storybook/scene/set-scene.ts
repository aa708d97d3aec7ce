import { configure } from '../../src/core/session/configure.js';
import { session } from '../../src/core/index.js';
import { logins } from '../../src/sandbox/index.js';
import { signIn } from '../../src/core/contract/auth.js';
import { freshSession } from './fresh-session.js';
import { openLine } from './line.js';
import type { Scene } from './scene.js';
import { sandboxIn } from './world.js';

/** Where the sandbox's stripe.js looks for its settings. */
const STRIPE = Symbol.for('echelon.sandbox.stripe');

async function signInAs(person: NonNullable<Scene['signedInAs']>): Promise<void> {
  const answer = await session().request(signIn, typeof person === 'string' ? logins[person] : person);
  if (!answer.ok) throw new Error(`The scene could not sign in: ${answer.failure.message}`);
}

/** Puts a back end in the wanted state behind the page, with a session of its own. Answers what ends the scene. */
export async function setScene({ world, signedInAs, fault, onboarding, partner = '', locale = 'en-US', cardFields }: Scene): Promise<() => void> {
  const sandbox = await sandboxIn(world);
  freshSession();
  const apiUrl = location.origin;
  const settings = { apiUrl, apiKey: 'pk_echelon_portal', partnerId: partner, locale };
  const line = openLine(request => sandbox.fetch(request), fault);
  configure({ ...settings, fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
  if (signedInAs) await signInAs(signedInAs);
  if (onboarding) session().remember(onboarding);
  if (typeof fault === 'object') {
    for (const one of fault) {
      await sandbox.fetch(new Request(`${apiUrl}/sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(one) }));
    }
  }
  configure({ fetch: line.fetch });
  Reflect.set(globalThis, STRIPE, {
    base: new URL(cardFields === 'blocked' ? '/sandbox/stripe/blocked/' : '/sandbox/stripe/', apiUrl).href,
    transport: (request: Request) => line.fetch(request),
    ...(cardFields === 'blocked' && { patience: 300 }),
  });
  return line.cut;
}
