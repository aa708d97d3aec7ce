import { useEffect } from 'react';
import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { success } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { ListView } from '../../../list/view.js';
import { usePlaceFilter } from '../../../places/use-place-filter.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { summaryWords } from '../summary/copy.js';
import { view } from '../view.css.js';
import { columnsOf, isQuiet } from './columns.js';
import { alarmsWords } from './copy.js';
import { createAlarms, kinds, ordered } from './model.js';
import { SnoozeMenu } from './snooze-menu.js';
import { SnoozeSaid } from './snooze-said.js';
import type { SnoozingModel } from './snooze-model.js';

export interface AlarmsProps {
  query: string;
  /** Where one machine is, with `{equipmentId}` in its place. */
  equipmentHref: string | undefined;
  /** Where the licenses of a location are, with `{locationId}` in its place. */
  licensesHref: string | undefined;
  onQuery: (query: string, typing: boolean) => void;
  /** Opens a location. */
  onOpen: (locationId: string) => void;
  /** How many there are has changed. */
  onChanged: () => void;
  onSignIn: (() => unknown) | undefined;
}

const maySnooze = ({ actions }: Alarm): boolean => actions.snooze === 'ok';

/** What a row offers who may silence its alarm; `now` in unix seconds. */
const acts = (model: SnoozingModel, wake: string, now: number) => (alarm: Alarm) => {
  if (!maySnooze(alarm)) return null;
  if (!isQuiet(alarm, now)) return <SnoozeMenu model={model} alarm={alarm} size="sm" />;
  return (
    <Button type="secondary" size="sm" onClick={() => void model.wake(alarm)}>
      {wake}
    </Button>
  );
};

/** What is wrong at all locations that somebody sees, the gravest first. */
export function View({ query, equipmentHref, licensesHref, onQuery, onOpen, onChanged, onSignIn }: AlarmsProps) {
  const copy = useWords(alarmsWords);
  const { alarms: summary } = useWords(summaryWords);
  const locale = useLocale();
  const { list, places, snoozing } = useWorkModel(session => createAlarms({ session, query, onQuery, onChanged }), []);
  const screen = useStore(list.$screen);
  const place = usePlaceFilter({ places, label: copy.filters.locationId, filter: list.filter });
  useEffect(() => list.follow(query), [list, query]);
  const now = screen.is === 'list' ? screen.now : 0;
  const items = screen.is === 'list' ? (screen.items ?? []) : [];
  const filters = [
    { name: 'kind', label: copy.filters.kind, options: kinds.map(value => ({ value, label: copy.kinds[value] })) },
    { name: 'state', label: copy.filters.state, options: [{ value: 'snoozed', label: copy.snoozed }] },
    place.filter,
  ].filter(({ options }) => options.length > 0);
  const hrefOf = ({ equipment, location }: Alarm): string =>
    (equipment
      ? equipmentHref?.replace('{equipmentId}', encodeURIComponent(equipment.id))
      : licensesHref?.replace('{locationId}', encodeURIComponent(location.id))) ?? '';
  return (
    <div className={view}>
      <SnoozeSaid model={snoozing} now={now} />
      <ListView
        model={list}
        caption={copy.caption}
        columns={columnsOf({ copy, summary, locale, now, onPlace: onOpen })}
        columnChooser={false}
        filters={filters}
        ordered={ordered}
        texts={copy.screen}
        onSignIn={onSignIn}
        rowId={({ id }) => id}
        {...(equipmentHref && licensesHref
          ? { rowHref: hrefOf }
          : { onRowOpen: ({ location }: Alarm) => onOpen(location.id) })}
        rowActions={items.some(maySnooze) ? acts(snoozing, copy.wake, now) : undefined}
        empty={
          <EmptyState icon={success} title={copy.emptyTitle}>
            {copy.emptyText}
          </EmptyState>
        }
      />
      {place.dialog}
    </div>
  );
}
