/** Where `@stripe/stripe-js` looks for its script; a test holds this against the installed release. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}

const isPolicies = (value: unknown): value is Policies => typeof value === 'object' && value !== null && 'createPolicy' in value;

const findScript = () => document.querySelector(`script[src^="${new URL(STRIPE_SCRIPT).origin}/"]`);

/** Pages that enforce Trusted Types refuse a plain address; nothing else tells that they do. */
function refusesPlainAddress(): boolean {
  try {
    document.createElement('script').src = STRIPE_SCRIPT;
    return false;
  } catch {
    return true;
  }
}

let trusted: unknown;

function trustedAddress(): unknown {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  // A page names the policies that it allows, and a name can be taken once.
  trusted ??= isPolicies(policies) ? policies.createPolicy('echelon-stripe', { createScriptURL: () => STRIPE_SCRIPT }).createScriptURL('') : STRIPE_SCRIPT;
  return trusted;
}

/**
 * Under Trusted Types, loads the real script the way such a page allows, and resolves when `window.Stripe` is there:
 * the provider's own loader, which sets a plain address, then finds that all is done. Does nothing on other pages.
 */
export async function placeScript(): Promise<void> {
  if (!refusesPlainAddress()) return;
  findScript()?.remove();
  const script = document.createElement('script');
  Reflect.set(script, 'src', trustedAddress());
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('The script of the card provider could not be loaded.')));
  });
  document.head.append(script);
  await loaded;
}

/** The provider's loader shares an unfinished attempt, which has one retry inside: both are ended, so that the next is a new one. */
export async function endAttempt(): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    findScript()?.dispatchEvent(new Event('error'));
    await new Promise(resolve => setTimeout(resolve));
  }
}
