import { useId, type ReactNode } from 'react';
import type { ReadableAtom } from 'nanostores';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { device as deviceShape } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { NotLoaded } from '../../not-loaded.js';
import { personWords } from '../../person-screen-copy.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import { DeviceRow, MachineRow } from './device-rows.js';
import type { Part } from './part.js';
import type { Model } from './password.js';
import { group, heading, list, surface } from './view.css.js';

/** Equipment, and the apps and browsers that may notify. A list that did not come leaves the other one as it is. */
export function Devices({ model }: { model: Model }) {
  const copy = useWords(words).devices;
  const { loading: loadingWords } = useWords(personWords);
  const id = useId();
  const machines = useStore(model.machines);
  const devices = useStore(model.devices);
  const loading = machines.is === 'loading' || devices.is === 'loading';
  const empty = [machines, devices].every(part => part.is === 'known' && part.items.length === 0);
  return (
    <section className={surface} part="devices" aria-labelledby={id}>
      <h3 className={heading} id={id}>
        {copy.title}
      </h3>
      {loading && <ListSkeleton label={loadingWords(copy.what)} items={2} />}
      {empty && (
        <EmptyState icon={deviceShape} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      {!loading && (
        <Group title={copy.machines} what={copy.yourMachines} $part={model.machines} onRetry={model.retryMachines}>
          {machine => <MachineRow key={machine.serialNumber} machine={machine} />}
        </Group>
      )}
      {!loading && (
        <Group title={copy.apps} what={copy.yourApps} $part={model.devices} onRetry={model.retryDevices}>
          {(device, now) => <DeviceRow key={device.deviceId} device={device} now={now} />}
        </Group>
      )}
    </section>
  );
}

interface GroupProps<Item> {
  title: string;
  what: string;
  $part: ReadableAtom<Part<Item>>;
  onRetry: () => void;
  children: (item: Item, now: number) => ReactNode;
}

/** One list under its name; nothing where it is empty. */
function Group<Item>({ title, what, $part, onRetry, children }: GroupProps<Item>) {
  const part = useStore($part);
  if (part.is === 'failed') return <NotLoaded what={what} why={part} onRetry={onRetry} />;
  if (part.is === 'loading' || part.items.length === 0) return null;
  return (
    <div>
      <h4 className={group}>{title}</h4>
      <ul className={list} role="list">
        {part.items.map(item => children(item, part.now))}
      </ul>
    </div>
  );
}
