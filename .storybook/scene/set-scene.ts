import { configure } from '../../src/core/session/configure.js';
import { session } from '../../src/core/index.js';
import { everyLogin } from '../../src/sandbox/index.js';
import { signIn } from '../../src/core/contract/auth.js';
import { freshSession } from './fresh-session.js';
import { answerOnce, openLine, type Line } from './line.js';
import type { Scene } from './scene.js';
import { sandboxIn } from './world.js';

/** Where the sandbox's stripe.js looks for its settings. */
const STRIPE = Symbol.for('echelon.sandbox.stripe');

let current: Line | undefined;

/** The card provider's object is made once per page and key: it has to find the line of the story that is shown. */
const transport = async (request: Request): Promise<Response> => {
  if (!current) throw new TypeError('There is no story to answer the card fields.');
  return current.fetch(request);
};

function offerCardFields(line: Line, state: Scene['cardFields']): void {
  current = line;
  const base = (folder: string) => new URL(folder, location.origin).href;
  Reflect.set(
    globalThis,
    STRIPE,
    state === 'blocked'
      ? { base: base('/sandbox/stripe/blocked/'), transport, patience: 300 }
      : { base: base('/sandbox/stripe/'), transport },
  );
}

async function signInAs(person: keyof typeof everyLogin): Promise<void> {
  const answer = await session().request(signIn, everyLogin[person]);
  if (!answer.ok) throw new Error(`The scene could not sign in: ${answer.failure.message}`);
}

/** Puts a back end in the wanted state behind the page, with a session of its own. Answers what ends the scene. */
export async function setScene({
  world,
  signedInAs = 'nobody',
  fault,
  onboarding,
  partner,
  locale = 'en-US',
  cardFields,
}: Scene): Promise<() => void> {
  const sandbox = await sandboxIn(world);
  freshSession();
  const apiUrl = location.origin;
  const settings = { apiUrl, apiKey: 'pk_echelon_portal', locale, ...(partner && { partnerId: partner }) };
  const answer = async (request: Request) => sandbox.fetch(request);
  const line = openLine(answer, fault);
  configure({ ...settings, fetch: answerOnce(answer) });
  if (signedInAs !== 'nobody') await signInAs(signedInAs);
  if (onboarding) session().remember(onboarding);
  if (typeof fault === 'object') {
    for (const one of fault) {
      await sandbox.fetch(
        new Request(`${apiUrl}/sandbox/faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(one),
        }),
      );
    }
  }
  configure({ fetch: line.fetch });
  offerCardFields(line, cardFields);
  return () => {
    line.cut();
    // The bank's question is added to the page's body, so it outlives the story that made it.
    if (document.querySelector('[data-echelon-stripe="challenge"]'))
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  };
}
