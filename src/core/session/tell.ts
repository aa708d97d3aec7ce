import { statusMessage } from '../client/failures.js';
import type { CallLine } from '../contract/call.js';
import type { Failure } from '../contract/failure.js';
import { session } from './session.js';
import { errorCauses, type ErrorCause } from './error-causes.js';

type Facts = Readonly<Record<string, string>>;

const filled = (text: string, facts: Facts) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

const said = new Set<string>();

/** Writes a line to the console for the page's engineers, once: what is wrong and what to do. */
export function say({ what, remedy }: { what: string; remedy: string }, facts: Facts, once = what): void {
  if (said.has(once)) return;
  said.add(once);
  console.warn(`Echelon: ${filled(`${what} ${remedy}`, facts)}`);
}

const settings = () => {
  const { apiUrl = '', apiKey, fetch = globalThis.fetch } = session().get().config;
  return { api: apiUrl || location.origin, apiKey, fetch };
};

/**
 * The page hears that this element cannot do its work, and its engineers read why. Where the page prevents the event, it
 * has seen to it.
 */
export function tell(host: HTMLElement | undefined, cause: ErrorCause, given: Facts = {}): void {
  const { phase, ...trouble } = errorCauses[cause];
  const facts = { api: settings().api, origin: location.origin, tag: host?.localName ?? 'component', ...given };
  const detail = { phase, cause, message: filled(`${trouble.what} ${trouble.remedy}`, facts) };
  const event = new CustomEvent('echelon-error', { detail, bubbles: true, composed: true, cancelable: true });
  // Somebody whose own line is down is no fault of the page.
  if ((host?.dispatchEvent(event) ?? true) && navigator.onLine) say(trouble, facts);
}

/** Milliseconds that a question about the line may take. */
const PROBE = 5000;

const answers = (url: string, how: RequestInit): Promise<boolean> =>
  settings()
    .fetch(url, { ...how, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE) })
    .then(
      () => true,
      () => false,
    );

let probing: Promise<ErrorCause> | undefined;

/**
 * Finds why nothing came from the API. A browser tells a page neither that it was refused nor by whom: what it may not
 * read it can ask for all the same.
 */
async function lineProblem(): Promise<ErrorCause> {
  const { api, apiKey = '' } = settings();
  let isPolicy = false;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isPolicy ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const url = `${api.replace(/\/+$/, '')}/countries`;
    // It has come back meanwhile.
    if (await answers(url, { headers: { 'X-Api-Key': apiKey } })) return 'apiUnreachable';
    // A policy is told in a task of its own.
    await new Promise(resolve => setTimeout(resolve));
    if (isPolicy) return 'blockedByPolicy';
    return (await answers(url, { mode: 'no-cors' })) ? 'originRefused' : 'apiUnreachable';
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Many calls fail at once: the line is tried once for all. */
const probe = (): Promise<ErrorCause> => (probing ??= lineProblem().finally(() => (probing = undefined)));

/** What a failed call says about the page or the API; nothing where it is a person's own business. */
async function causeOf(call: CallLine, { code, status = 0, message }: Failure): Promise<ErrorCause | undefined> {
  const { apiKey } = settings();
  const isBare = message === statusMessage(status);
  switch (code) {
    case 'missingCredential':
      return apiKey ? undefined : 'apiKeyMissing';
    case 'signedOut':
      return call.needs.includes('apiKey') && !session().get().userId ? 'apiKeyRefused' : undefined;
    case 'notFound':
      if (!status) return 'propertyMissing';
      if (isBare) return 'apiNotJson';
      return call.path.includes(':partnerId') ? 'partnerUnknown' : undefined;
    case 'unanswered':
    case 'broken':
      if (status >= 500 || / 5\d\d$/.test(message)) return 'apiBroken';
      if (status) return status < 300 || isBare ? 'apiNotJson' : 'apiBroken';
      return probe();
    case 'offline':
    case 'timeout':
      return probe();
    default:
      return undefined;
  }
}

/** Tells what a failed call of a widget says about the page or the API. */
export async function tellOfCall(call: CallLine, failure: Failure, host?: HTMLElement): Promise<void> {
  const cause = await causeOf(call, failure);
  if (!cause) return;
  tell(host, cause, {
    call: `${call.method} ${call.path}`,
    status: String(failure.status ?? failure.message.slice(-3)),
    requestId: failure.requestId ?? '(without an id)',
    property: /"(.+)"/.exec(failure.message)?.[1] ?? '',
  });
}
