import { useEffect, useId, useRef } from 'react';
import type { Device } from '../../../core/contract/schemas/devices.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Icon } from '../../../ui/icon/icon.js';
import { device as deviceShape, globe } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { lastSeen } from '../../last-seen.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { Model } from './model.js';
import { act, mark, name, row } from '../../layout/rows.css.js';
import { heading, muted, rows } from '../../layout/sections.css.js';
import { sheet } from './view.css.js';

/** The apps and browsers that have registered themselves, and the way to silence each. */
export function Apps({ model }: { model: Model }) {
  const copy = useWords(words).apps;
  const { loading } = useWords(personWords);
  const part = useStore(model.devices);
  const turning = useStore(model.$turning);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (turning.is === 'off') title.current?.focus();
  }, [turning]);
  return (
    <section className={rows} aria-labelledby={id}>
      <h3 ref={title} className={heading} id={id} tabIndex={-1}>
        {copy.title}
      </h3>
      {turning.is === 'off' && <Banner tone="success">{copy.done(turning.device.name)}</Banner>}
      {part.is === 'loading' && <ListSkeleton label={loading(copy.what)} items={2} />}
      {part.is === 'failed' && <NotLoaded what={copy.what} why={part} onRetry={model.retryDevices} />}
      {part.is === 'known' &&
        (part.items.length === 0 ? (
          <p className={muted}>{copy.empty}</p>
        ) : (
          <ul className={sheet} role="list" part="devices">
            {part.items.map(device => (
              <AppRow key={device.deviceId} device={device} now={part.now} onTurnOff={() => model.ask(device)} />
            ))}
          </ul>
        ))}
      <TurnOff model={model} />
    </section>
  );
}

interface AppRowProps {
  device: Device;
  /** Unix seconds. */
  now: number;
  onTurnOff: () => void;
}

function AppRow({ device: { platform, name: called, enabled, lastSeenAt }, now, onTurnOff }: AppRowProps) {
  const { apps: copy, when } = useWords(words);
  const locale = useLocale();
  return (
    <li className={row}>
      <span className={mark}>
        <Icon shape={platform === 'web' ? globe : deviceShape} />
      </span>
      <div>
        <p className={name}>{called}</p>
        <p className={muted}>{copy.platforms[platform]}</p>
        <p className={muted}>{lastSeen(lastSeenAt, now, { seen: copy.seen, when }, locale)}</p>
        <p className={muted}>{enabled ? copy.on : copy.off}</p>
      </div>
      {enabled && (
        <div className={act}>
          <Button type="secondary" size="sm" label={copy.turnOffOn(called)} onClick={onTurnOff}>
            {copy.turnOff}
          </Button>
        </div>
      )}
    </li>
  );
}

function TurnOff({ model }: { model: Model }) {
  const all = useWords(words);
  const copy = all.apps;
  const turning = useStore(model.$turning);
  if (turning.is === 'nothing' || turning.is === 'off') return null;
  return (
    <ConfirmDialog
      open
      title={copy.confirmTitle(turning.device.name)}
      action={copy.confirm}
      loading={turning.is === 'sending'}
      error={turning.is === 'refused' ? failureText(turning, all) : undefined}
      onConfirm={() => void model.turnOff()}
      onClose={model.leave}
    >
      {copy.confirmText}
    </ConfirmDialog>
  );
}
