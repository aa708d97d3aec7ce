import { useEffect } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { regionName } from '../../../ui/identity/country-flag/region-name.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { plus, tag } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { stateWords } from '../../draft/state-copy.js';
import { ListView } from '../../list/view.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { columnsOf } from './columns.js';
import { words } from './copy.js';
import type { offerList } from './index.js';
import { createOfferList, filterValues, type OfferLine } from './model.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof offerList>;

/** Every offer, and every draft of one. */
export function View({
  query = '',
  offerHref,
  onQueryChanged,
  onOfferRequested,
  onNewOfferRequested,
  onSignInRequested,
}: Props) {
  const copy = useWords(words);
  const { states } = useWords(stateWords);
  const locale = useLocale();
  const model = useWorkModel(
    session =>
      createOfferList({ session, query, onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }) }),
    [],
  );
  const { countries, campaigns, partners } = useStore(model.$known);
  useEffect(() => model.follow(query), [model, query]);
  const nameIn = (list: readonly { id: string; name: string }[]) => (id: string) =>
    list.find(one => one.id === id)?.name ?? id;

  const columns = columnsOf({ copy, states, locale, campaignName: nameIn(campaigns), partnerName: nameIn(partners) });

  const filters = [
    {
      name: 'state',
      label: copy.filters.state,
      options: filterValues.state.map(value => ({ value, label: states[value] })),
    },
    { name: 'asked', label: copy.filters.asked, options: [{ value: 'true', label: copy.asked }] },
    {
      name: 'audience',
      label: copy.filters.audience,
      options: filterValues.audience.map(value => ({ value, label: copy.audiences[value] })),
    },
    {
      name: 'countryCode',
      label: copy.filters.countryCode,
      options: countries.map(value => ({ value, label: regionName(value, locale) })),
    },
    {
      name: 'campaign',
      label: copy.filters.campaign,
      options: campaigns.map(({ id: value, name: label }) => ({ value, label })),
    },
  ].filter(({ options }) => options.length > 0);

  const create = (
    <Button type="secondary" icon={plus} size="sm" onClick={() => onNewOfferRequested?.()}>
      {copy.create}
    </Button>
  );
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <ListView
        model={model}
        caption={copy.title}
        columns={columns}
        filters={filters}
        ordered="-savedAt"
        searched={copy.searched}
        texts={copy.screen}
        onSignIn={onSignInRequested}
        rowId={({ id }) => id}
        rowName={({ plan, id }) => plan?.name ?? id}
        {...(offerHref && { rowHref: ({ id }: OfferLine) => offerHref.replace('{offerId}', encodeURIComponent(id)) })}
        onRowOpen={({ id }) => void onOfferRequested?.({ offerId: id })}
        actions={create}
        empty={
          <EmptyState icon={tag} title={copy.emptyTitle} action={create}>
            {copy.emptyText}
          </EmptyState>
        }
      />
    </div>
  );
}
