import { useId, type ReactNode } from 'react';
import type { ReadableAtom } from 'nanostores';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { device as deviceShape } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/skeletons/skeletons.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import { DeviceRow, MachineRow } from './device-rows.js';
import type { Part } from './part.js';
import type { Model } from './password.js';
import { group, heading, list, surface } from './view.css.js';

/** Equipment, and the apps and browsers that may notify. A list that did not come leaves the other one as it is. */
export function Devices({ model }: { model: Model }) {
  const copy = useWords(words).devices;
  const id = useId();
  const machines = useStore(model.machines);
  const devices = useStore(model.devices);
  const now = useStore(model.$now);
  const loading = machines.is === 'loading' || devices.is === 'loading';
  const empty = [machines, devices].every(part => part.is === 'known' && part.items.length === 0);
  return (
    <section className={surface} part="devices" aria-labelledby={id}>
      <h3 className={heading} id={id}>
        {copy.title}
      </h3>
      {loading && <ListSkeleton label={copy.loading} items={2} />}
      {empty && (
        <EmptyState icon={deviceShape} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      {!loading && (
        <Group title={copy.machines} failed={copy.machinesFailed} $part={model.machines} onRetry={model.retryMachines}>
          {machine => <MachineRow key={machine.serialNumber} machine={machine} />}
        </Group>
      )}
      {!loading && (
        <Group title={copy.apps} failed={copy.appsFailed} $part={model.devices} onRetry={model.retryDevices}>
          {device => <DeviceRow key={device.deviceId} device={device} now={now} />}
        </Group>
      )}
    </section>
  );
}

interface GroupProps<Item> {
  title: string;
  failed: string;
  $part: ReadableAtom<Part<Item>>;
  onRetry: () => void;
  children: (item: Item) => ReactNode;
}

/** One list under its name; nothing where it is empty. */
function Group<Item>({ title, failed, $part, onRetry, children }: GroupProps<Item>) {
  const copy = useWords(words);
  const part = useStore($part);
  if (part.is === 'failed')
    return (
      <Banner
        title={failed}
        actions={
          <Button type="secondary" size="sm" onClick={onRetry}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failed[part.code]}
      </Banner>
    );
  if (part.is === 'loading' || part.items.length === 0) return null;
  return (
    <div>
      <h4 className={group}>{title}</h4>
      <ul className={list} role="list">
        {part.items.map(children)}
      </ul>
    </div>
  );
}
