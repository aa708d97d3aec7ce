import type { DraftState } from '../../../core/contract/schemas/drafts.js';
import { formatDate } from '../../../core/dates.js';
import { formatInstant } from '../../../core/instants.js';
import { regionName } from '../../../ui/identity/country-flag/region-name.js';
import type { TableColumn } from '../../../ui/data/data-table/columns.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { StateDot } from '../../draft/state-dot.js';
import type { TextsOf } from '../../../core/words.js';
import type { words } from './copy.js';
import type { OfferLine } from './model.js';
import { cell, second } from './view.css.js';

interface Texts {
  copy: TextsOf<typeof words>;
  states: Readonly<Record<DraftState, string>>;
  locale: string;
  campaignName: (id: string) => string;
  partnerName: (id: string) => string;
}

/** What the list shows of an offer: of its draft, where there is one. */
export function columnsOf({
  copy,
  states,
  locale,
  campaignName,
  partnerName,
}: Texts): readonly TableColumn<OfferLine>[] {
  const day = (at: number | null) => at && formatDate(at, locale);
  return [
    {
      id: 'plan',
      header: copy.columns.plan,
      hideable: false,
      minWidth: 180,
      value: ({ plan }) => plan?.name ?? copy.noPlan,
      cell: ({ id, plan, subtitle, kind }) => (
        <span className={cell}>
          {plan?.name ?? copy.noPlan}
          {(subtitle || kind === 'addon') && (
            <span className={second}>{[kind === 'addon' && copy.addon, subtitle].filter(Boolean).join(' · ')}</span>
          )}
          {/* Offers of one plan in several countries have the same words. */}
          <span className={unseen}>{` ${id}`}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: copy.columns.state,
      nowrap: true,
      value: ({ state }) => states[state],
      cell: ({ state, asked, scheduledAt, draftBeside }) => (
        <span className={cell}>
          <StateDot state={state} />
          {asked && <span className={second}>{copy.waits}</span>}
          {scheduledAt !== null && <span className={second}>{copy.scheduled(formatInstant(scheduledAt, locale))}</span>}
          {draftBeside && <span className={second}>{copy.draftBeside}</span>}
        </span>
      ),
    },
    {
      id: 'audience',
      header: copy.columns.audience,
      value: ({ audience }) => audience && copy.audiences[audience],
      cell: ({ audience, listed }) => (
        <span className={cell}>
          {audience && copy.audiences[audience]}
          {!listed && <span className={second}>{copy.unlisted}</span>}
        </span>
      ),
    },
    {
      id: 'countryCode',
      header: copy.columns.countryCode,
      value: ({ countryCode }) => countryCode && regionName(countryCode, locale),
    },
    {
      id: 'campaign',
      header: copy.columns.campaign,
      value: ({ campaign, partnerId }) =>
        campaign === null ? partnerId && partnerName(partnerId) : campaignName(campaign),
    },
    { id: 'startsAt', header: copy.columns.startsAt, nowrap: true, value: ({ startsAt }) => day(startsAt) },
    { id: 'endsAt', header: copy.columns.endsAt, nowrap: true, value: ({ endsAt }) => day(endsAt) },
    { id: 'position', header: copy.columns.position, numeric: true, value: ({ position }) => position },
    {
      id: 'savedAt',
      header: copy.columns.savedAt,
      nowrap: true,
      value: ({ savedAt }) => savedAt,
      cell: ({ savedAt, savedBy }) =>
        savedAt !== null && (
          <span className={cell}>
            {formatInstant(savedAt, locale)}
            {savedBy !== null && <span className={second}>{savedBy}</span>}
          </span>
        ),
    },
  ];
}
