import type { ReactNode } from 'react';
import type { Addon } from '../../../../core/contract/schemas/account.js';
import type { Offer } from '../../../../core/contract/schemas/offers.js';
import { sayDate } from '../../../../core/figures.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { check, clock, plus } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { StatusPill } from '../../../../ui/data/status-pill/status-pill.js';
import { quoteWords, refusalText } from '../quote/copy.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { planPrice } from '../quote/rows.js';
import { words, type Copy } from './copy.js';
import type { AddOnsModel, News, Screen } from './model.js';
import { group, groupTitle, item, itemHead, itemName, itemNote, itemTop, items, stack } from './view.css.js';

export interface ListProps {
  model: AddOnsModel;
  screen: Extract<Screen, { is: 'list' | 'quoting' | 'asking' | 'ending' | 'keeping' }>;
  onPayment: () => void;
}

/** What one has, and what one can have. */
export function List({ model, screen, onPayment }: ListProps) {
  const copy = useWords(words);
  const { offers, account } = screen;
  const { subscription, actions } = account;
  const held = subscription?.addons ?? [];
  const offered = offers.filter(({ guid }) => !held.some(addon => addon.guid === guid));
  const [news, refused] = screen.is === 'list' ? [screen.news, screen.refused] : [];
  return (
    <Form label={copy.title} className={stack} onSubmit={() => undefined} refusal={refused}>
      {news && <NewsBanner news={news} />}
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      {held.length + offered.length === 0 && (
        <EmptyState icon={plus} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      {held.length > 0 && (
        <Group title={copy.held}>
          {held.map(addon => (
            <Held key={addon.id} addon={addon} model={model} screen={screen} />
          ))}
        </Group>
      )}
      {offered.length > 0 && (
        <Group title={copy.offered}>
          {offered.map(offer => (
            <Offered
              key={offer.guid}
              offer={offer}
              canAdd={actions.addAddonOffer === 'ok'}
              loading={screen.is === 'quoting' && screen.offer === offer}
              onAdd={() => void model.choose(offer)}
            />
          ))}
        </Group>
      )}
      <EndDialog model={model} screen={screen} />
    </Form>
  );
}

const newsText = ({ is, name, endsAt }: News, { news, endsLater }: Copy, locale: string): string =>
  is === 'ending'
    ? news.ending(name, endsAt === null ? endsLater : sayDate(endsAt, locale, { is: 'addonEnds' }))
    : news[is](name);

function NewsBanner({ news }: { news: News }) {
  return <Banner tone="success">{newsText(news, useWords(words), useLocale())}</Banner>;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={group} aria-label={title}>
      <h3 className={groupTitle}>{title}</h3>
      <ul className={items} role="list">
        {children}
      </ul>
    </section>
  );
}

function Held({ addon, model, screen }: { addon: Addon; model: AddOnsModel; screen: ListProps['screen'] }) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { subscription, actions } = screen.account;
  const { name, endsAt, cancelAtPeriodEnd } = addon;
  const price =
    subscription &&
    planPrice(
      {
        basePrice: { value: addon.amount, currency: subscription.plan.basePrice.currency },
        frequencyDays: subscription.plan.frequencyDays,
      },
      quoteCopy,
      locale,
    );
  return (
    <li className={item}>
      <div className={itemTop}>
        <div>
          <p className={itemHead}>
            <span className={itemName}>{name}</span> <State endsAt={endsAt} isEnding={cancelAtPeriodEnd} />
          </p>
          <p className={itemNote}>{price}</p>
        </div>
        {cancelAtPeriodEnd && actions.uncancelAddonOffer === 'ok' && (
          <Button
            type="secondary"
            loading={screen.is === 'keeping' && screen.addon.id === addon.id}
            onClick={() => void model.keep(addon)}
          >
            {price ? copy.keepNamed(name, price) : copy.keep}
          </Button>
        )}
        {!cancelAtPeriodEnd && actions.cancelAddonOffer === 'ok' && (
          <Button type="secondary" label={copy.endNamed(name)} onClick={() => model.askToEnd(addon)}>
            {copy.end}
          </Button>
        )}
      </div>
    </li>
  );
}

function State({ endsAt, isEnding }: { endsAt: number | null; isEnding: boolean }) {
  const copy = useWords(words);
  const locale = useLocale();
  if (!isEnding)
    return (
      <StatusPill tone="success" icon={check}>
        {copy.active}
      </StatusPill>
    );
  return (
    <StatusPill tone="warning" icon={clock}>
      {endsAt === null ? copy.endsLater : copy.ends(sayDate(endsAt, locale, { is: 'addonEnds' }))}
    </StatusPill>
  );
}

function Offered({
  offer: { plan, card },
  canAdd,
  loading,
  onAdd,
}: {
  offer: Offer;
  canAdd: boolean;
  loading: boolean;
  onAdd: () => void;
}) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  return (
    <li className={item}>
      <div className={itemTop}>
        <div>
          <p className={itemName}>{plan.name}</p>
          <p className={itemNote}>{planPrice(plan, quoteCopy, locale)}</p>
        </div>
        {canAdd && (
          <Button type="secondary" icon={plus} label={copy.addNamed(plan.name)} loading={loading} onClick={onAdd}>
            {copy.add}
          </Button>
        )}
      </div>
      {card?.subtitle && <p className={itemNote}>{card.subtitle}</p>}
    </li>
  );
}

/** Whether they mean it: what ends, and when. */
function EndDialog({ model, screen }: { model: AddOnsModel; screen: ListProps['screen'] }) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  if (screen.is !== 'asking' && screen.is !== 'ending') return null;
  const {
    addon: { name },
    account: { subscription },
  } = screen;
  const end = subscription?.currentPeriodEnd ?? null;
  const date = end === null ? copy.endsLater : sayDate(end, locale, { is: 'addonEnds', pressed: true });
  const refused = screen.is === 'asking' ? screen.refused : undefined;
  return (
    <ConfirmDialog
      open
      title={copy.endTitle(name)}
      action={copy.endOn(date)}
      cancelLabel={copy.leave(name)}
      loading={screen.is === 'ending'}
      error={refused && refusalText(quoteCopy, refused.code)}
      onConfirm={() => void model.end()}
      onClose={model.back}
    >
      {copy.endText(name, date)}
    </ConfirmDialog>
  );
}
