import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { patience } from '../../scripts/lib/patience.mjs';
import { getAccount } from '../../src/core/contract/account.js';
import { getOffer } from '../../src/core/contract/offers.js';
import { session } from '../../src/core/session/session.js';
import { View as AccountHistory } from '../../src/widgets/account/account-history/view.js';
import { View as AccountOverview } from '../../src/widgets/account/account-overview/view.js';
import { View as BillingHistory } from '../../src/widgets/account/billing-history/view.js';
import { View as RedemptionBox } from '../../src/widgets/account/redemption-box/view.js';
import { createSignup } from '../../src/widgets/journeys/signup/model.js';
import { View as ReviewStep } from '../../src/widgets/journeys/signup/review-step.js';
import { View as Summary } from '../../src/widgets/journeys/signup/summary.js';
import { View as Welcome } from '../../src/widgets/journeys/signup/welcome.js';
import type { PanelName } from '../../src/widgets/journeys/subscription-manager/index.js';
import { View as Manager } from '../../src/widgets/journeys/subscription-manager/view.js';
import { useModel } from '../../src/widgets/screen/use-model.js';
import { useStore } from '../../src/widgets/screen/use-store.js';
import { createPriceFrom } from '../../src/widgets/signup/price-from.js';
import { View as OfferPicker } from '../../src/widgets/signup/offer-picker/view.js';
import { done } from '../support/results.js';

/** What is on the page, and what can be done to it; by selectors, for looking things up by their names takes longer than all else. */
export interface Page {
  root: HTMLElement;
  find(selector: string): HTMLElement | null;
  /** Presses what is there; whether it was. */
  press(selector: string): boolean;
  until(is: () => boolean, what: string): Promise<void>;
  settles(): Promise<void>;
}

const BUSY = '[aria-busy="true"], [part~="skeleton"], [aria-disabled="true"] [part~="spinner"]';

/** `flush` lets what was drawn follow its stores: on a busy machine it can be pressed before it does. */
function pageIn(root: HTMLElement, flush: () => void): Page {
  const until = async (is: () => boolean, what: string) => {
    const began = performance.now();
    while (!is()) {
      if (performance.now() - began > patience.state) throw new Error(`Waited for ${what} in:\n${root.textContent}`);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
  };
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    root,
    find,
    press(selector) {
      const found = find(selector);
      found?.click();
      return found !== null;
    },
    until,
    async settles() {
      // what was pressed shows with React's next turn
      await new Promise(resolve => setTimeout(resolve, 1));
      const isThere = () => root.textContent !== '' && !find(BUSY);
      await until(() => {
        if (!isThere()) return false;
        flush();
        return isThere();
      }, 'everything');
    },
  };
}

/** Shows something, lets a test look at it and press, and takes it away. */
export async function on<Seen>(shown: ReactNode, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(shown);
  // rendering again runs the effects that wait
  const page = pageIn(place, () => flushSync(() => root.render(shown)));
  try {
    await page.settles();
    return await look(page);
  } finally {
    root.unmount();
    place.remove();
  }
}

export const overview = () => <AccountOverview />;
export const manager = (panel?: PanelName) => <Manager panel={panel} />;
export const billingHistory = () => <BillingHistory />;
export const accountHistory = () => <AccountHistory />;
export const redemption = (code: string) => <RedemptionBox code={code} />;

/** The price in the texts of a site, which sell live classes. */
function From() {
  const model = useModel(here => createPriceFrom(here, 'en-US'), []);
  const price = useStore(model.$price);
  return <p aria-busy={price.is === 'loading'}>{price.is === 'known' ? price.price : price.is}</p>;
}
export const priceFrom = () => <From />;

/** Somebody on the way to a membership, in front of its last step. */
export async function signingUp(offerId: string, redemptionCode: string | undefined) {
  const here = session();
  const { userId = '' } = here.get();
  const offer = await done(here.request(getOffer, { offerId }));
  const account = await done(here.request(getAccount, { userId }));
  here.remember({ redemptionCode });
  const model = createSignup({}, here, () => Promise.resolve(true));
  const leave = model.$screen.listen(() => undefined);
  model.chooseOffer(offer);
  await model.accountReady();
  const nothing = () => undefined;
  return {
    offer,
    model,
    leave,
    cards: <OfferPicker offers={[offer]} selected={offer.id} />,
    summary: <Summary offer={offer} review={model.review} onChange={nothing} />,
    review: (
      <ReviewStep
        review={model.review}
        offer={offer}
        account={account}
        session={here}
        onChangeCard={nothing}
        onOffers={nothing}
      />
    ),
    welcome() {
      const screen = model.review.$screen.get();
      return screen.is === 'done' ? <Welcome account={screen.account} paid={screen.paid} person={{}} /> : null;
    },
  };
}
