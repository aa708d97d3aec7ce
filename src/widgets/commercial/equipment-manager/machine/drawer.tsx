import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { mapPin } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { createAsk, type AskModel, type AskName } from '../ask.js';
import type { AsksProps } from './asks.js';
import { Detail } from './detail.js';
import { heading, said, section, stack } from './drawer.css.js';
import { HistoryView } from './history-view.js';
import { machineWords } from './machine-copy.js';
import { MachineMenu } from './machine-menu.js';
import { createMachine, type MachineModel, type MachineScreen, type MachineShown } from '../machine.js';
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

/** One machine beside the list; one panel from the first moment on, whatever is known of it. */
export function View({ equipmentId, places, onChanged, onReplaced, onClose, onSeated }: DrawerProps) {
  const copy = useWords(machineWords);
  const { machine: model, ask } = useWorkModel(session => {
    const machine = createMachine({ session, equipmentId, onChanged, onReplaced });
    return { machine, ask: createAsk(session, machine) };
  }, []);
  const screen = useStore(model.$screen);
  const asking = useStore(ask.$ask);
  useEffect(() => model.follow(equipmentId), [model, equipmentId]);
  // the list behind it asks to sign in
  if (screen.is === 'signedOut' || screen.is === 'child') return null;
  const known = screen.is === 'machine' ? screen : undefined;
  const location = known?.machine.location;
  const showSeated = location ? () => onSeated(location.id) : undefined;
  const parts: PartsProps | undefined = known && { model, ask, screen: known, places, onSeated: showSeated };
  const asks: AsksProps | undefined = parts && asking && { ...parts, asking };
  return (
    <>
      <Drawer
        open
        title={known ? <bdi>{known.machine.name}</bdi> : copy.loadingTitle}
        onClose={onClose}
        footer={parts && known?.machine.stage !== 'trash' && <Acts {...parts} />}
      >
        {parts ? <Known {...parts} asking={asking} /> : <Other screen={screen} model={model} onClose={onClose} />}
      </Drawer>
      {asks && <LazyView load={loadAsks} props={asks} waiting={null} />}
    </>
  );
}

/** What every part of a machine that is known is made from. */
interface PartsProps {
  model: MachineModel;
  ask: AskModel;
  screen: MachineShown;
  places: DrawerProps['places'];
  onSeated: (() => void) | undefined;
}

interface OtherProps extends Pick<DrawerProps, 'onClose'> {
  screen: MachineScreen;
  model: MachineModel;
}

/** In the place of a machine that is on its way, is not there, or did not come. */
function Other({ screen, model, onClose }: OtherProps) {
  const copy = useWords(machineWords);
  const { loading } = useWords(personWords);
  if (screen.is === 'failed') return <NotLoaded what={copy.what} why={screen} onRetry={model.retry} />;
  if (screen.is === 'loading') return <Waiting label={loading(copy.what)} />;
  return (
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
  );
}

/** The next step of a machine, and a menu of the rest; nothing where nothing may be done. */
function Acts({ model, ask, screen: { machine, working } }: PartsProps) {
  const copy = useWords(machineWords);
  const { actions, stage } = machine;
  const isOnTheWay = stage !== 'rest' && stage !== 'complete' && stage !== 'trash';
  return (
    <>
      <MachineMenu
        machine={machine}
        onItem={item => (item === 'complete' ? void model.run({ is: item }) : ask.open(item))}
      />
      {isOnTheWay && actions.nextStage === 'ok' && (
        <Button loading={working === 'nextStage'} onClick={() => void model.run({ is: 'nextStage' })}>
          {copy.next[stage]}
        </Button>
      )}
    </>
  );
}

/** Everything about a machine, what is unusual first. */
function Known({ model, ask, screen, places, onSeated, asking }: PartsProps & { asking: AskName | undefined }) {
  const copy = useWords(machineWords);
  const beside = useStore(model.$beside);
  const { machine, now, refused, done } = screen;
  const note = useRef<HTMLDivElement>(null);
  // what was pressed may be gone with what it has done
  useEffect(() => {
    if (!asking && (done ?? refused)) note.current?.focus();
  }, [asking, done, refused, machine.version]);
  return (
    <div className={stack}>
      {!asking && (done ?? refused) && (
        <div ref={note} className={said} tabIndex={-1}>
          {done && <Banner tone="success">{copy.done[done]}</Banner>}
          {refused && <Refusal refused={refused} places={places} beside={beside} onSeated={onSeated} />}
        </div>
      )}
      <StateBanner screen={screen} model={model} />
      <StageSteps machine={machine} />
      <Detail screen={screen} beside={beside} onAsk={ask.open} />
      <div className={section}>
        <h3 className={heading}>{copy.history}</h3>
        <HistoryView model={model} now={now} places={places} />
      </div>
    </div>
  );
}

/** The stage, the lines and the history, before they are known. */
function Waiting({ label }: { label: string }) {
  return (
    <Coming label={label} className={stack}>
      <Skeleton shape="control" />
      <div className={section}>
        {[0, 1, 2, 3, 4, 5].map(at => (
          <Skeleton key={at} width={at % 2 === 0 ? 'long' : 'full'} />
        ))}
      </div>
      <Skeleton shape="title" width="short" />
      <Skeleton width="long" />
    </Coming>
  );
}
