import { useEffect, type RefObject } from 'react';
import { formatDate } from '../../../core/dates.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { Icon } from '../../../ui/icon/icon.js';
import { bike, mountain, run, waves, type IconShape } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { Model } from './model.js';
import type { Machine } from './removing.js';
import { heading, muted, rows } from '../../layout/sections.css.js';
import { facts, hues, leaving, machine as machineClass, serial, sheet, tile } from './view.css.js';

const marks: Record<Machine['model']['kind'], IconShape> = { bike, row: waves, run, climb: mountain };

interface Props {
  model: Model;
  onSend: (() => void) | undefined;
  /** Where the focus goes when the button that was pressed is gone. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** Each machine as its discipline's field, with what one reads out when asking for help, and the way off the list. */
export function Machines({ model, onSend, title }: Props) {
  const copy = useWords(words).machines;
  const removing = useStore(model.$removing);
  useEffect(() => {
    if (removing.is === 'gone') title.current?.focus();
  }, [removing, title]);
  return (
    <>
      {removing.is === 'gone' && <Banner tone="success">{copy.done(removing.machine.model.name)}</Banner>}
      <List model={model} onSend={onSend} />
      <Remove model={model} />
    </>
  );
}

function List({ model, onSend }: Omit<Props, 'title'>) {
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
        <MachineRow key={machine.serialNumber} machine={machine} onRemove={() => model.askToRemove(machine)} />
      ))}
    </ul>
  );
}

interface MachineRowProps {
  machine: Machine;
  onRemove: () => void;
}

function MachineRow({ machine: { model, serialNumber, installed, latest }, onRemove }: MachineRowProps) {
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
        <p className={leaving}>
          <Button type="secondary" size="sm" label={copy.removeOne(model.name, serialNumber)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </p>
      </div>
    </li>
  );
}

function Remove({ model }: { model: Model }) {
  const all = useWords(words);
  const copy = all.machines;
  const removing = useStore(model.$removing);
  if (removing.is === 'nothing' || removing.is === 'gone') return null;
  return (
    <ConfirmDialog
      open
      title={copy.confirmTitle(removing.machine.model.name)}
      action={copy.confirm}
      loading={removing.is === 'sending'}
      error={removing.is === 'refused' ? failureText(removing, all) : undefined}
      onConfirm={() => void model.remove()}
      onClose={model.keep}
    >
      {copy.confirmText}
    </ConfirmDialog>
  );
}

/** A machine that is on its way. */
function Waiting({ label }: { label: string }) {
  return (
    <Coming label={label} className={rows}>
      <div className={machineClass}>
        <span className={tile} />
        <div className={facts}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
          <Skeleton width="medium" />
        </div>
      </div>
    </Coming>
  );
}
