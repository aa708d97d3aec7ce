// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Offer } from '../../../src/core/contract/schemas/offers.js';
import { session } from '../../../src/core/session/session.js';
import { priced } from '../../../src/core/offer-prices.js';
import { LanguageContext } from '../../../src/ui/language/language.js';
import { View } from '../../../src/widgets/signup/offer-picker/view.js';

const usd = { code: 'USD', scale: 100 };

const offerOf = (
  id: string,
  name: string,
  frequencyDays: 30 | 365,
  organizationCode: string | undefined = 'stripe-us',
): Offer =>
  priced({
    id,
    guid: id,
    kind: 'plan',
    audience: 'public',
    plan: {
      id: `plan-${id}`,
      name,
      benefits: [{ text: 'Every class' }],
      basePrice: { value: frequencyDays === 30 ? 3999 : 39999, currency: usd },
      frequencyDays,
      billingProvider: { ...(organizationCode && { organizationCode }), name: 'Echelon', kind: 'card' },
      country: { code: 'US', currency: { code: 'USD' } },
      features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
    },
  });

const few = [offerOf('a', 'Premier', 30), offerOf('b', 'Connect', 30), offerOf('c', 'Premier', 365)];
// more than stand side by side: a switch tells their periods apart
const offers = [...few, offerOf('d', 'Connect', 365)];

beforeEach(() => session().forgetOnboarding());
afterEach(cleanup);

describe('the offer picker', () => {
  it('shows what was chosen in a panel that takes the focus, and notifies the page once however often Subscribe is pressed', async () => {
    const onOfferSelected = vi.fn();
    const onOfferChosen = vi.fn();
    render(
      <StrictMode>
        <View offers={offers} onOfferSelected={onOfferSelected} onOfferChosen={onOfferChosen} />
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose plan, Connect' }));
    expect(onOfferSelected).toHaveBeenCalledExactlyOnceWith({ offerId: 'b' });
    const panel = await screen.findByRole('region', { name: 'Membership Plan' });
    // the focus moves once it is drawn
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    expect(within(panel).getByText('Renews every month.')).toBeTruthy();
    await userEvent.dblClick(within(panel).getByRole('button', { name: 'Subscribe' }));
    expect(onOfferChosen).toHaveBeenCalledExactlyOnceWith({ offerId: 'b', offer: offers[1] });
    expect(session().get().flags.onboarding.offerId).toBe('b');
  });

  it('gives the focus back to the card when the panel is closed', async () => {
    render(<View offers={offers} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose plan, Premier' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close Membership Plan' }));
    expect(screen.queryByRole('region', { name: 'Membership Plan' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose plan, Premier' }));
  });

  it('has a switch only where periods differ', async () => {
    const { rerender } = render(<View offers={offers} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Annually' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    rerender(<View offers={offers.slice(0, 2)} />);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows up to three of them whatever their periods, each named by what is said below its plan', () => {
    const said = few.map((offer, at) => ({ ...offer, card: { subtitle: `Way ${at + 1}` } }));
    render(<View offers={said} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'Choose plan, Premier, Way 1',
      'Choose plan, Connect, Way 2',
      'Choose plan, Premier, Way 3',
    ]);
  });

  it('says once below the cards what every plan includes, and on each card where they differ', () => {
    const other = {
      ...offerOf('e', 'Basic', 30),
      plan: { ...offerOf('e', 'Basic', 30).plan, benefits: [{ text: 'One class' }] },
    };
    const { rerender } = render(<View offers={few} />);
    expect(screen.getAllByText('Every class')).toHaveLength(1);
    expect(screen.getByText('Every plan includes')).toBeTruthy();
    rerender(<View offers={[...few.slice(0, 2), other]} />);
    expect(screen.getAllByText('Every class')).toHaveLength(2);
    expect(screen.queryByText('Every plan includes')).toBeNull();
  });

  it('keeps a choice when the page writes the same offers again', async () => {
    const { rerender } = render(<View offers={offers} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose plan, Connect' }));
    rerender(<View offers={structuredClone(offers)} />);
    expect(await screen.findByRole('region', { name: 'Membership Plan' })).toBeTruthy();
  });

  it('does not take the focus for an offer that was chosen beforehand', async () => {
    render(<View offers={offers} selected="c" />);
    expect(await screen.findByRole('region', { name: 'Membership Plan' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('follows a page that chooses otherwise, and keeps what the visitor chose when it does not', async () => {
    const { rerender } = render(<View offers={offers} selected="a" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose plan, Connect' }));
    rerender(<View offers={offers} selected="a" />);
    expect(screen.getByRole('button', { name: 'Chosen, Connect' })).toBeTruthy();
    rerender(<View offers={offers} selected="c" />);
    expect(screen.getByRole('radio', { name: 'Annually', checked: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chosen, Premier' })).toBeTruthy();
  });

  it('refuses an offer that cannot be bought, and says so', async () => {
    const onOfferChosen = vi.fn();
    render(<View offers={[offerOf('x', 'Unready', 30, '')]} selected="x" onOfferChosen={onOfferChosen} />);
    expect(await screen.findByText('Invalid Offer or Subscription')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(onOfferChosen).not.toHaveBeenCalled();
  });

  it('is whole in prerendered markup, which the page takes over as it is, even with a choice kept', async () => {
    const box = document.createElement('div');
    const markup = renderToString(<View offers={offers} />);
    expect(markup).toContain('$39.99');
    expect(markup).not.toMatch(/ style=|<style/);
    box.innerHTML = markup;
    document.body.append(box);
    const card = box.querySelector('article');
    session().remember({ offerId: 'b' });
    // A mismatch would be written to the console, which fails the test.
    await act(async () => void hydrateRoot(box, <View offers={offers} />));
    expect(box.querySelector('article')).toBe(card);
    expect(await within(box).findByRole('region', { name: 'Membership Plan' })).toBeTruthy();
    box.remove();
  });
});

it('asks again when the page changes its language, for offers in that language and its country', async () => {
  const asked: string[] = [];
  const page = session();
  onTestFinished(() => page.configure({ locale: 'en-US' }));
  page.configure({
    apiUrl: 'https://api.example.test',
    apiKey: 'pk_test',
    locale: 'en-US',
    fetch: async (input, init) => {
      const language = new Headers(init?.headers).get('Accept-Language') ?? '';
      asked.push(`${language} ${String(input).split('?')[1]}`);
      return Response.json({ data: { items: [offerOf('a', language, 30)] } });
    },
  });
  const Spoken = ({ locale }: { locale: string }) => (
    <LanguageContext value={{ locale, find: () => undefined }}>
      <View />
    </LanguageContext>
  );
  const { rerender } = render(<Spoken locale="en-US" />);
  await screen.findByRole('button', { name: 'Choose plan, en-US' });
  page.configure({ locale: 'fr-BE' });
  rerender(<Spoken locale="fr-BE" />);
  await screen.findByRole('button', { name: 'Choose plan, fr-BE' });
  expect(asked).toEqual(['en-US countryCode=US', 'fr-BE countryCode=BE']);
});
