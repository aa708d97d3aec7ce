import { expect, vi } from 'vitest';
import { updatePayment } from '../../../../src/core/contract/account.js';
import { getOffer } from '../../../../src/core/contract/offers.js';
import { createUser } from '../../../../src/core/contract/users.js';
import type { Session } from '../../../../src/core/session/session.js';
import { createSignup, type SignupInputs, type SignupModel } from '../../../../src/widgets/journeys/signup/model.js';
import { typeCard } from '../../../sandbox/billing/account/people.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { patience } from '../../../support/patience.js';

let people = 0;

/** A visitor whose page shows the journey, from time to time. */
export interface SigningUp {
  session: Session;
  model: SignupModel;
  /** The page is loaded, again if need be. */
  arrives(inputs?: SignupInputs): void;
  leaves(): void;
  /** The step that is shown, or what is shown instead. */
  step(): string;
  sees(what: string): Promise<void>;
  hasAccount(): Promise<string>;
  hasCard(): Promise<void>;
  /** Another card is saved where the page asks for one. */
  savesCard(): Promise<void>;
  reachesReview(offerId?: string): Promise<void>;
  picks(offerId: string): Promise<void>;
}

/** The bank's window is closed. */
const refusesBank = () => Promise.resolve(false);

export function signingUp(sandbox: TestSandbox, session: Session): SigningUp {
  let stop: () => void = () => undefined;
  const until = (condition: () => boolean, what: string) =>
    vi.waitFor(
      () =>
        expect(
          condition(),
          `${what}: ${JSON.stringify([person.model.$screen.get(), person.model.review.$screen.get()])}`,
        ).toBe(true),
      patience,
    );
  const givesCard = async () => {
    const { userId = '' } = session.get();
    const paid = await session.request(updatePayment, { userId, ...(await typeCard(sandbox)) });
    if (!paid.ok) throw new Error(paid.failure.message);
  };
  const person: SigningUp = {
    session,
    model: createSignup({}, session, refusesBank),
    arrives(inputs = {}) {
      stop();
      person.model = createSignup(inputs, session, refusesBank);
      stop = person.model.$screen.subscribe(() => undefined);
    },
    leaves: () => stop(),
    step: () => {
      const screen = person.model.$screen.get();
      return screen.is === 'step' ? screen.step : screen.is;
    },
    sees: what => until(() => person.step() === what, what),
    async hasAccount() {
      const made = await session.request(createUser, {
        email: `ana.${people++}@example.com`,
        password: 'Climb-4-life',
        firstName: 'Ana',
        lastName: 'Ruiz',
      });
      if (!made.ok) throw new Error(made.failure.message);
      return made.data.userId;
    },
    hasCard: givesCard,
    async savesCard() {
      await givesCard();
      await person.model.paymentSaved();
    },
    async picks(offerId) {
      const answer = await session.request(getOffer, { offerId });
      if (!answer.ok) throw new Error(answer.failure.message);
      person.model.chooseOffer(answer.data);
    },
    async reachesReview(offerId = 'us-premier-monthly') {
      person.arrives();
      await person.sees('plan');
      await person.picks(offerId);
      await person.model.accountReady();
      await person.sees('review');
      await person.model.review.quote();
      person.model.review.acceptTerms(Math.floor(Date.now() / 1000));
    },
  };
  return person;
}
