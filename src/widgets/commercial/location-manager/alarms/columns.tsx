import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import { formatInstant } from '../../../../core/instants.js';
import type { TextsOf } from '../../../../core/words.js';
import { Button } from '../../../../ui/actions/button/button.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { error, warning } from '../../../../ui/icon/shapes.js';
import type { summaryWords } from '../summary/copy.js';
import type { Copy } from './copy.js';
import { titleOf } from '../alarm-title.js';
import { place } from './view.css.js';
import { bad } from '../summary/view.css.js';
import { second } from '../view.css.js';

/** Whether it was silenced and is so still; `now` in unix seconds. */
export const isQuiet = ({ snoozedUntil }: Alarm, now: number): boolean => snoozedUntil !== null && snoozedUntil > now;

interface Texts {
  copy: Copy;
  summary: TextsOf<typeof summaryWords>['alarms'];
  locale: string;
  /** Unix seconds. */
  now: number;
  onPlace: (locationId: string) => void;
}

/** What the list shows of an alarm. */
export function columnsOf({ copy, summary, locale, now, onPlace }: Texts): readonly TableColumn<Alarm>[] {
  return [
    {
      id: 'gravity',
      header: copy.columns.gravity,
      hideable: false,
      minWidth: 220,
      value: alarm => titleOf(alarm, summary),
      cell: alarm => (
        <>
          <span className={alarm.equipment ? bad : undefined}>
            <Icon shape={alarm.equipment ? error : warning} />
          </span>{' '}
          <bdi>{titleOf(alarm, summary)}</bdi>
          {alarm.activated && (
            <span className={second}>
              {summary.activated(
                formatInstant(alarm.activated.first, locale),
                formatInstant(alarm.activated.again, locale),
              )}
            </span>
          )}
          {isQuiet(alarm, now) && (
            <span className={second}>{copy.quietUntil(formatInstant(alarm.snoozedUntil ?? now, locale))}</span>
          )}
        </>
      ),
    },
    {
      id: 'location',
      header: copy.columns.location,
      minWidth: 150,
      value: ({ location }) => location.name,
      cell: ({ location }) => (
        <span className={place}>
          <Button type="ghost" size="sm" onClick={() => onPlace(location.id)}>
            <bdi>{location.name}</bdi>
          </Button>
        </span>
      ),
    },
    {
      id: 'raisedAt',
      header: copy.columns.raisedAt,
      nowrap: true,
      value: ({ raisedAt }) => formatInstant(raisedAt, locale),
    },
  ];
}
