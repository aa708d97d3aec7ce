import { formatDate } from '../../../core/dates.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check, device, globe } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { words } from './copy.js';
import { lastSeen } from '../../last-seen.js';
import { actorName, placeName } from './lines.js';
import type { Ending, SessionItem, Which } from './sessions-model.js';
import { readUserAgent } from './user-agent.js';
import { act, mark, name, row } from '../../layout/rows.css.js';
import { muted } from '../../layout/sections.css.js';

interface SessionRowProps {
  item: SessionItem;
  /** Unix seconds. */
  now: number;
  ending: Ending;
  onEnd: (which: Which) => void;
}

/** One place; the one that asks is marked. */
export function SessionRow({ item, now, ending, onEnd }: SessionRowProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const place = placeName(item, copy);
  const loading = ending.is === 'ending' && ending.which.is === 'one' && ending.which.place.id === item.id;
  return (
    <li className={row}>
      <span className={mark}>
        <Icon shape={readUserAgent(item.userAgent).handheld ? device : globe} />
      </span>
      <div>
        <p className={name}>
          {place}
          {item.current && (
            <StatusPill tone="success" icon={check}>
              {copy.sessions.here}
            </StatusPill>
          )}
        </p>
        {item.actor !== undefined && <p className={muted}>{actorName(item.actor, copy)}</p>}
        <p className={muted}>
          {item.current
            ? copy.sessions.activeNow
            : lastSeen(item.lastSeenAt, now, { seen: copy.sessions.seen, when: copy.when }, locale)}
        </p>
        <p className={muted}>{copy.sessions.since(formatDate(item.createdAt, locale))}</p>
      </div>
      {!item.current && (
        <div className={act}>
          <Button
            type="secondary"
            size="sm"
            loading={loading}
            label={copy.sessions.endIn(place)}
            onClick={() => onEnd({ is: 'one', place: item })}
          >
            {copy.sessions.end}
          </Button>
        </div>
      )}
    </li>
  );
}
