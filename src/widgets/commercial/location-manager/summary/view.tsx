import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Stat } from '../../../../ui/data/stat/stat.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { device, key } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { lengthOf, seatParts } from '../list/seats.js';
import { decidesAsOwner } from '../may.js';
import { SeatBar } from '../seat-bar.js';
import type { TransfersProps } from '../transfers/view.js';
import { buttons, columns, heading, sheet, view } from '../view.css.js';
import { Alarms } from './alarms.js';
import { summaryWords } from './copy.js';
import { Machines } from './machines.js';
import { createSummary } from './model.js';
import { bad, figures } from './view.css.js';

const loadTransfers = () => import('../transfers/view.tsx?widget');

interface SummaryProps {
  place: Location;
  machinesHref: string | undefined;
  licensesHref: string | undefined;
  onMachines: () => void;
  onLicenses: () => void;
  /** Machines have moved: what is known of the location is old. */
  onChanged: () => void;
}

/** What happens at a location: figures, what needs a look, where its machines stand, and what is moving. */
export function Summary({ place, machinesHref, licensesHref, onMachines, onLicenses, onChanged }: SummaryProps) {
  const copy = useWords(summaryWords);
  const { loading } = useWords(personWords);
  const locale = useLocale();
  const { id } = place;
  const model = useWorkModel(session => createSummary(session, id), [id]);
  const loaded = useStore(model.$summary);
  const count = (of: number) => formatNumber(of, locale);
  const transfers: TransfersProps = {
    place,
    onMoved: () => {
      onChanged();
      model.retrySummary();
    },
  };
  return (
    <div className={view}>
      <div className={figures}>
        <Stat size="lg" label={copy.figures.up} value={count(place.machinesUp)} />
        <Stat
          size="lg"
          label={copy.figures.down}
          value={<span className={place.machinesDown > 0 ? bad : undefined}>{count(place.machinesDown)}</span>}
        />
        <Stat size="lg" label={copy.figures.free} value={count(Math.max(0, place.seatsTotal - place.seatsUsed))} />
        <Stat
          size="lg"
          label={copy.figures.workouts}
          value={loaded.is === 'known' ? count(loaded.data.sessions30d) : '–'}
        />
      </div>
      <div className={columns}>
        <Alarms model={model} />
        <section className={sheet}>
          <h3 className={heading}>{copy.seats}</h3>
          <SeatBar of={place} scale={lengthOf(seatParts(place))} />
          <div className={buttons}>
            <Button type="secondary" icon={device} href={machinesHref} onClick={machinesHref ? undefined : onMachines}>
              {copy.seeMachines}
            </Button>
            <Button type="secondary" icon={key} href={licensesHref} onClick={licensesHref ? undefined : onLicenses}>
              {copy.seeLicenses}
            </Button>
          </div>
        </section>
      </div>
      {loaded.is === 'loading' && <ListSkeleton label={loading(copy.what)} items={3} />}
      {loaded.is === 'failed' && <NotLoaded what={copy.what} why={loaded} onRetry={model.retrySummary} />}
      {loaded.is === 'known' && <Machines summary={loaded.data} />}
      {decidesAsOwner(place) && place.status === 'active' && (
        <LazyView load={loadTransfers} props={transfers} waiting={<ListSkeleton items={1} />} />
      )}
    </div>
  );
}
