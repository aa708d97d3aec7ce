import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { mapPin } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { LazyView } from '../../../lazy-view.js';
import { personWords } from '../../../person-screen-copy.js';
import { NotLoaded } from '../../../not-loaded.js';
import { useModel } from '../../../use-model.js';
import { useStore } from '../../../use-store.js';
import { createAsk, type AskModel } from '../ask.js';
import type { AsksProps } from './asks.js';
import { Detail } from './detail.js';
import { heading, said, section, stack } from './drawer.css.js';
import { HistoryView } from './history-view.js';
import { machineWords } from './machine-copy.js';
import { MachineMenu } from './machine-menu.js';
import { createMachine, type MachineModel, type MachineShown } from '../machine.js';
import { Refusal } from './remarks.js';
import { StageSteps } from './stage-steps.js';
import { StateBanner } from './state-banner.js';

const loadAsks = () => import('./asks.tsx?widget');

export interface DrawerProps {
  equipmentId: string;
  /** Locations that the reader knows by name. */
  places: readonly { id: string; name: string }[];
  onChanged: () => void;
  /** Another machine stands in its place. */
  onReplaced: (equipmentId: string) => void;
  onClose: () => void;
  /** The machines that have the seats of this location are looked for. */
  onSeated: (locationId: string) => void;
}

/** One machine beside the list. */
export function View({ equipmentId, places, onChanged, onReplaced, onClose, onSeated }: DrawerProps) {
  const copy = useWords(machineWords);
  const person = useWords(personWords);
  const { machine: model, ask } = useModel(session => {
    const machine = createMachine({ session, equipmentId, onChanged, onReplaced });
    return { machine, ask: createAsk(session, machine) };
  }, []);
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(equipmentId), [model, equipmentId]);
  switch (screen.is) {
    case 'machine':
      return <Shown model={model} ask={ask} screen={screen} places={places} onClose={onClose} onSeated={onSeated} />;
    case 'loading':
      return (
        <Drawer open title={copy.loadingTitle} onClose={onClose}>
          <Waiting label={person.loading(copy.what)} />
        </Drawer>
      );
    case 'unknown':
      return (
        <Drawer open title={copy.loadingTitle} onClose={onClose}>
          <EmptyState
            icon={mapPin}
            title={copy.unknownTitle}
            action={
              <Button type="secondary" onClick={onClose}>
                {copy.back}
              </Button>
            }
          >
            {copy.unknownText}
          </EmptyState>
        </Drawer>
      );
    case 'failed':
      return (
        <Drawer open title={copy.loadingTitle} onClose={onClose}>
          <NotLoaded what={copy.what} why={screen} onRetry={model.retry} />
        </Drawer>
      );
    case 'signedOut':
    case 'child':
      // the list behind it asks to sign in
      return null;
    default:
      return screen satisfies never;
  }
}

interface ShownProps extends Pick<DrawerProps, 'places' | 'onClose' | 'onSeated'> {
  model: MachineModel;
  ask: AskModel;
  screen: MachineShown;
}

function Shown({ model, ask, screen, places, onClose, onSeated }: ShownProps) {
  const copy = useWords(machineWords);
  const beside = useStore(model.$beside);
  const asking = useStore(ask.$ask);
  const { machine, now, working, refused, done } = screen;
  const note = useRef<HTMLDivElement>(null);
  // what was pressed may be gone with what it has done
  useEffect(() => {
    if (!asking && (done ?? refused)) note.current?.focus();
  }, [asking, done, refused, machine.version]);
  const { location, actions, stage } = machine;
  const showSeated = location ? () => onSeated(location.id) : undefined;
  const isOnTheWay = stage !== 'rest' && stage !== 'complete' && stage !== 'trash';
  const next = isOnTheWay && actions.nextStage === 'ok' && (
    <Button loading={working === 'nextStage'} onClick={() => void model.run({ is: 'nextStage' })}>
      {copy.next[stage]}
    </Button>
  );
  const asks: AsksProps | undefined = asking && { model, ask, screen, asking, places, onSeated: showSeated };
  return (
    <>
      <Drawer
        open
        title={<bdi>{machine.name}</bdi>}
        onClose={onClose}
        footer={
          <>
            <MachineMenu
              machine={machine}
              onItem={item => (item === 'complete' ? void model.run({ is: item }) : ask.open(item))}
            />
            {next}
          </>
        }
      >
        <div className={stack}>
          {!asking && (done ?? refused) && (
            <div ref={note} className={said} tabIndex={-1}>
              {done && <Banner tone="success">{copy.done[done]}</Banner>}
              {refused && <Refusal refused={refused} places={places} beside={beside} onSeated={showSeated} />}
            </div>
          )}
          <StateBanner screen={screen} model={model} />
          <StageSteps machine={machine} />
          <Detail screen={screen} beside={beside} onAsk={ask.open} />
          <section className={section} aria-label={copy.history}>
            <h3 className={heading}>{copy.history}</h3>
            <HistoryView model={model} now={now} places={places} />
          </section>
        </div>
      </Drawer>
      {asks && <LazyView load={loadAsks} props={asks} waiting={null} />}
    </>
  );
}

/** The stage, the lines and the history, before they are known. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={stack} aria-busy="true">
      <p className={unseen} role="status">
        {label}
      </p>
      <Skeleton shape="control" />
      <div className={section}>
        {[0, 1, 2, 3, 4, 5].map(at => (
          <Skeleton key={at} width={at % 2 === 0 ? 'long' : 'full'} />
        ))}
      </div>
      <Skeleton shape="title" width="short" />
      <Skeleton width="long" />
    </div>
  );
}
