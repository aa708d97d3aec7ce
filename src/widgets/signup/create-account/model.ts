import { atom, onMount } from 'nanostores';
import type { NewUser } from '../../../core/contract/schemas/users.js';
import { createUser, getUser } from '../../../core/contract/users.js';
import { countryOf } from '../../../core/home-country.js';
import type { KnownUser, Onboarding } from '../../../core/session/flags.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import { keepTyped } from '../../form/keep-typed.js';
import type { CreateFailure } from './copy.js';
import { blank, check, type FieldProblem, type Values } from './values.js';

export interface CreateAccountInputs {
  countryCode?: string | undefined;
  partner?: string | undefined;
}

export type Screen =
  | { is: 'asking' }
  /** `person` is missing while it is not known who is signed in. */
  | { is: 'signedIn'; userId: string; person: KnownUser | undefined; created: boolean };

function attributionOf({ utmSource, utmCampaign, utmMedium, utmContent }: Onboarding): Pick<NewUser, 'attribution'> {
  const attribution = {
    ...(utmSource && { utmSource }),
    ...(utmCampaign && { utmCampaign }),
    ...(utmMedium && { utmMedium }),
    ...(utmContent && { utmContent }),
  };
  return Object.keys(attribution).length > 0 ? { attribution } : {};
}

/** An account from name, email address and password. The password is kept nowhere. */
export function createCreateAccount(inputs: CreateAccountInputs, session: Session) {
  const form = createForm<Values, FieldProblem, CreateFailure>({
    blank,
    check,
    blames: { emailTaken: { email: 'emailTaken' } },
  });
  const $screen = atom<Screen>({ is: 'asking' });
  let creating = false;

  const greet = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'signedIn', userId, person: undefined, created: false });
    const answer = await session.request(getUser, { userId }, { signal });
    const screen = $screen.get();
    if (!answer.ok || screen.is !== 'signedIn' || screen.userId !== userId) return;
    const { email, firstName, lastName } = answer.data;
    $screen.set({ ...screen, person: { ...(email !== null && { email }), firstName, lastName } });
  };

  onMount($screen, () => {
    let abort = new AbortController();
    form.know(session.get().flags.user);
    const stopKeeping = keepTyped('account', form, ['firstName', 'lastName', 'email']);
    const stop = session.$userId.subscribe(userId => {
      if (creating) return;
      abort.abort();
      abort = new AbortController();
      if (userId) {
        // What was typed was for a user without an account.
        form.reset();
        void greet(userId, abort.signal);
      } else if ($screen.get().is === 'signedIn') {
        form.reset();
        $screen.set({ is: 'asking' });
      }
    });
    return () => {
      abort.abort();
      stop();
      stopKeeping();
    };
  });

  const requestOf = ({ firstName, lastName, email, password }: Values): NewUser => {
    const {
      flags: { onboarding },
      config,
    } = session.get();
    const countryCode = inputs.countryCode ?? onboarding.countryCode ?? countryOf(session.locale());
    const partnerId = inputs.partner ?? onboarding.partnerId ?? config.partnerId;
    return {
      email: email.trim(),
      password,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      countryCode,
      ...(partnerId && { partnerId }),
      ...attributionOf(onboarding),
    };
  };

  return {
    $screen,
    form,
    /** Creates the account; answers who it is, once it exists. */
    async submit(): Promise<{ userId: string } | undefined> {
      const sent = await form.send(async values => {
        creating = true;
        const request = requestOf(values);
        // Kept already now: a visitor who comes back, or goes on to sign in, need not write it again.
        session.rememberUser({ email: request.email, firstName: request.firstName, lastName: request.lastName });
        const first = await session.request(createUser, request);
        // a link can name an unknown partner: the person signs up all the same
        const stray = !first.ok && first.failure.fields?.some(({ path }) => path === 'partnerId');
        const answer = stray ? await session.request(createUser, { ...request, partnerId: undefined }) : first;
        creating = false;
        return answer;
      });
      if (sent.is !== 'taken') return undefined;
      const {
        userId,
        user: { email, firstName, lastName },
      } = sent.data;
      const person = { email, firstName, lastName };
      session.rememberUser(person);
      form.reset();
      $screen.set({ is: 'signedIn', userId, person, created: true });
      return { userId };
    },
    useAnotherAccount: () => void session.signOut(),
  };
}
