import { formatDate } from '../../../core/dates.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Icon } from '../../../ui/icon/icon.js';
import { bike, mountain, run, waves, type IconShape } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { NotLoaded } from '../../not-loaded.js';
import { personWords } from '../../person-screen-copy.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import type { Machine, Model } from './model.js';
import { heading, muted, rows } from '../../sections.css.js';
import { facts, hues, machine as machineClass, serial, sheet, tile } from './view.css.js';

const marks: Record<Machine['model']['kind'], IconShape> = { bike, row: waves, run, climb: mountain };

/** Each machine as its discipline's field, with what one reads out when asking for help. */
export function Machines({ model, onSend }: { model: Model; onSend: (() => void) | undefined }) {
  const copy = useWords(words).machines;
  const { loading } = useWords(personWords);
  const part = useStore(model.machines);
  if (part.is === 'loading') return <Waiting label={loading(copy.what)} />;
  if (part.is === 'failed') return <NotLoaded what={copy.what} why={part} onRetry={model.retryMachines} />;
  if (part.items.length === 0)
    return (
      <div className={sheet}>
        <EmptyState
          icon={bike}
          title={copy.emptyTitle}
          action={
            onSend && (
              <Button type="secondary" onClick={onSend}>
                {copy.send}
              </Button>
            )
          }
        >
          {onSend ? copy.emptyText : copy.emptyChild}
        </EmptyState>
      </div>
    );
  return (
    <ul className={rows} role="list">
      {part.items.map(machine => (
        <MachineRow key={machine.serialNumber} machine={machine} />
      ))}
    </ul>
  );
}

function MachineRow({ machine: { model, serialNumber, installed, latest } }: { machine: Machine }) {
  const copy = useWords(words).machines;
  const locale = useLocale();
  return (
    <li className={machineClass} part="machine">
      <span className={hues[model.kind]}>
        <Icon shape={marks[model.kind]} size="2xl" />
      </span>
      <div className={facts}>
        <p className={heading}>{model.name}</p>
        <p className={muted}>
          {copy.serial} <bdi className={serial}>{serialNumber}</bdi>
        </p>
        {installed !== null && (
          <p className={muted}>
            {copy.software} {installed === latest?.version ? copy.upToDate(installed) : installed}
          </p>
        )}
        {latest && latest.version !== installed && (
          <p className={muted}>
            {copy.newest} {copy.version(latest.version, formatDate(latest.releasedAt, locale))}
          </p>
        )}
      </div>
    </li>
  );
}

/** A machine that is on its way. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={rows} aria-busy="true">
      <p className={unseen} role="status">
        {label}
      </p>
      <div className={machineClass}>
        <span className={tile} />
        <div className={facts}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
          <Skeleton width="medium" />
        </div>
      </div>
    </div>
  );
}
