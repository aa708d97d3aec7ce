import { atom, onMount } from 'nanostores';
import type { NewUser } from '../../../core/contract/schemas/users.js';
import { createUser, getUser } from '../../../core/contract/users.js';
import type { KnownUser, Onboarding } from '../../../core/session/flags.js';
import type { Session } from '../../../core/session/session.js';
import { problems as words, type CreateFailure } from './copy.js';
import { blank, check, fields, type Field, type Problems, type Values } from './values.js';

export interface CreateAccountInputs {
  countryCode?: string | undefined;
  partner?: string | undefined;
}

/** Why the form was not taken; a new one for each time it was sent. */
export interface Refusal {
  problems: Problems;
  code?: CreateFailure | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

export type Screen =
  | { is: 'asking'; values: Values; problems: Problems; sending: boolean; refusal?: Refusal | undefined }
  /** `person` is missing while it is not known who is signed in. */
  | { is: 'signedIn'; userId: string; person: KnownUser | undefined; created: boolean };

type Asking = Extract<Screen, { is: 'asking' }>;

const asking = (values: Values): Asking => ({ is: 'asking', values, problems: {}, sending: false });

function attributionOf({ utmSource, utmCampaign, utmMedium, utmContent }: Onboarding): Pick<NewUser, 'attribution'> {
  const attribution = { ...(utmSource && { utmSource }), ...(utmCampaign && { utmCampaign }), ...(utmMedium && { utmMedium }), ...(utmContent && { utmContent }) };
  return Object.keys(attribution).length > 0 ? { attribution } : {};
}

/** An account from name, e-mail address and password. The password is kept nowhere. */
export function createCreateAccount(inputs: CreateAccountInputs, session: Session) {
  const $screen = atom<Screen>(asking(blank));
  let creating = false;

  const change = (next: (screen: Asking) => Partial<Asking>) => {
    const screen = $screen.get();
    if (screen.is === 'asking') $screen.set({ ...screen, ...next(screen) });
  };

  const greet = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'signedIn', userId, person: undefined, created: false });
    const answer = await session.request(getUser, { userId }, { signal });
    const screen = $screen.get();
    if (answer.ok && screen.is === 'signedIn' && screen.userId === userId) $screen.set({ ...screen, person: answer.data });
  };

  onMount($screen, () => {
    let abort = new AbortController();
    change(({ values }) => ({ values: { ...values, ...session.get().flags.user } }));
    const stop = session.$userId.subscribe(userId => {
      if (creating) return;
      abort.abort();
      abort = new AbortController();
      if (userId) void greet(userId, abort.signal);
      else if ($screen.get().is === 'signedIn') $screen.set(asking(blank));
    });
    return () => {
      abort.abort();
      stop();
    };
  });

  const requestOf = ({ firstName, lastName, email, password }: Values): NewUser => {
    const { flags: { onboarding }, config } = session.get();
    const countryCode = inputs.countryCode ?? onboarding.countryCode;
    const partnerId = inputs.partner ?? onboarding.partnerId ?? config.partnerId;
    return {
      email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim(),
      ...(countryCode && { countryCode }), ...(partnerId && { partnerId }), ...attributionOf(onboarding),
    };
  };

  const refuse = (refusal: Refusal) => change(() => ({ sending: false, problems: refusal.problems, refusal }));

  return {
    $screen,
    type: (field: Field, value: string) => change(({ values, problems }) => {
      const typed = { ...values, [field]: value };
      // What was marked is looked at with every key, so that the mark goes as soon as it is put right.
      return { values: typed, ...(problems[field] && { problems: { ...problems, [field]: check(typed, [field])[field] } }) };
    }),
    /** A field was left. An empty one is not complained of before the form is sent. */
    leave: (field: Field) => change(({ values, problems }) => (values[field] ? { problems: { ...problems, [field]: check(values, [field])[field] } } : {})),
    /** Creates the account; answers who it is, once it exists. */
    async submit(): Promise<{ userId: string } | undefined> {
      const screen = $screen.get();
      if (screen.is !== 'asking' || screen.sending) return undefined;
      const problems = check(screen.values);
      if (fields.some(field => problems[field])) {
        refuse({ problems });
        return undefined;
      }
      change(() => ({ problems, refusal: undefined, sending: true }));
      creating = true;
      const request = requestOf(screen.values);
      // Kept already now: somebody who comes back, or goes on to sign in, need not write it again.
      session.rememberUser({ email: request.email, firstName: request.firstName, lastName: request.lastName });
      const answer = await session.request(createUser, request);
      creating = false;
      if (answer.ok) {
        const { userId, user: { email, firstName, lastName } } = answer.data;
        const person = { email, firstName, lastName };
        session.rememberUser(person);
        $screen.set({ is: 'signedIn', userId, person, created: true });
        return { userId };
      }
      const { code, retryAfter, fields: marked = [] } = answer.failure;
      const told = fields.flatMap(field => marked.filter(({ path }) => path === field).map(({ message }) => [field, message]));
      refuse({ code, retryAfter, problems: { ...Object.fromEntries(told), ...(code === 'emailTaken' && { email: words.email.taken }) } });
      return undefined;
    },
    useAnotherAccount: () => void session.signOut(),
    // The store itself stops what is under way, once its last listener has been gone for a second: StrictMode comes back before.
    dispose: () => undefined,
  };
}
