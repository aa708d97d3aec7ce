import type { Device } from '../../../core/contract/schemas/devices.js';
import { formatDate } from '../../../core/dates.js';
import { Icon } from '../../../ui/icon/icon.js';
import { bell, bike, device as deviceShape, globe } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { words } from './copy.js';
import { lastSeen } from './lines.js';
import type { Machine } from './model.js';
import { mark, muted, name, row, serial } from './view.css.js';

/** A machine: model, serial number, what runs on it and what could. */
export function MachineRow({ machine: { model, serialNumber, installed, latest } }: { machine: Machine }) {
  const copy = useWords(words).devices;
  const locale = useLocale();
  const current = installed !== null && installed === latest?.version;
  return (
    <li className={row}>
      <span className={mark}>
        <Icon shape={bike} />
      </span>
      <div>
        <p className={name}>{model.name}</p>
        <p className={muted}>
          {copy.serial} <bdi className={serial}>{serialNumber}</bdi>
        </p>
        {installed !== null && (
          <p className={muted}>
            {copy.installed} {current ? copy.upToDate(installed) : installed}
          </p>
        )}
        {latest && !current && (
          <p className={muted}>
            {copy.latest} {copy.version(latest.version, formatDate(latest.releasedAt, locale))}
          </p>
        )}
      </div>
    </li>
  );
}

/** An app or browser that has registered itself. `now` in unix seconds. */
export function DeviceRow({
  device: { platform, name: called, enabled, lastSeenAt },
  now,
}: {
  device: Device;
  now: number;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <li className={row}>
      <span className={mark}>
        <Icon shape={platform === 'web' ? globe : deviceShape} />
      </span>
      <div>
        <p className={name}>
          {called}
          {enabled && <StatusPill icon={bell}>{copy.devices.notified}</StatusPill>}
        </p>
        <p className={muted}>{copy.devices.platforms[platform]}</p>
        <p className={muted}>{lastSeen(lastSeenAt, now, copy, locale)}</p>
      </div>
    </li>
  );
}
