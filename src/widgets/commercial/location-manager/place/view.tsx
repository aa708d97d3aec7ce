import { useEffect, useRef, useState } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { FormSkeleton, ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { building } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { Tabs, type Tab } from '../../../../ui/navigation/tabs/tabs.js';
import { LazyView } from '../../../element/lazy-view.js';
import { PersonView } from '../../../screen/person-view.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { CodesProps } from '../codes/view.js';
import type { EditProps } from '../form/edit.js';
import { decidesAsOwner, seesPeople } from '../may.js';
import type { PartnersProps } from '../partners/view.js';
import { Summary } from '../summary/view.js';
import type { UsersProps } from '../users/view.js';
import { view } from '../view.css.js';
import { placeWords } from './copy.js';
import { Head } from './head.js';
import { createPlace, type Note, type PlaceModel } from './model.js';
import type { QuestionsProps } from './questions.js';
import { WaitingPlace } from './waiting.js';

const loadEdit = () => import('../form/edit.tsx?widget');
const loadQuestions = () => import('./questions.tsx?widget');
const loadCodes = () => import('../codes/view.tsx?widget');
const loadUsers = () => import('../users/view.tsx?widget');
const loadPartners = () => import('../partners/view.tsx?widget');

export const tabNames = ['summary', 'codes', 'users', 'partners'] as const;
export type TabName = (typeof tabNames)[number];

export interface PlaceProps {
  locationId: string;
  tab: TabName | undefined;
  machinesHref: string | undefined;
  licensesHref: string | undefined;
  onTab: (tab: TabName) => void;
  onMachines: () => void;
  onLicenses: () => void;
  onList: () => void;
  /** With the name of what was closed. */
  onClosed: (name: string) => void;
  onSignIn: (() => unknown) | undefined;
  /** Somebody has pressed it in the list, where the press is gone. */
  takesFocus: boolean;
}

/** One location in full. */
export function Place(props: PlaceProps) {
  const { locationId, onList, onClosed, onSignIn } = props;
  const copy = useWords(placeWords);
  const name = useRef('');
  const model = useWorkModel(
    session => createPlace({ session, locationId, onClosed: () => onClosed(name.current) }),
    [locationId],
  );
  const screen = useStore(model.$screen);
  useEffect(() => {
    if (screen.is === 'place') name.current = screen.place.name;
  }, [screen]);
  return (
    <PersonView
      screen={screen}
      texts={copy}
      waiting={WaitingPlace}
      onRetry={model.retry}
      onSignIn={onSignIn}
      actions={
        <Button type="secondary" onClick={onList}>
          {copy.back}
        </Button>
      }
    >
      {own =>
        own.is === 'unknown' ? (
          <EmptyState icon={building} title={copy.unknownTitle} action={<Button onClick={onList}>{copy.back}</Button>}>
            {copy.unknownText}
          </EmptyState>
        ) : (
          <Shown {...props} model={model} place={own.place} note={own.note} />
        )
      }
    </PersonView>
  );
}

function Shown({
  model,
  place,
  note,
  ...props
}: PlaceProps & { model: PlaceModel; place: Location; note: Note | undefined }) {
  const copy = useWords(placeWords);
  const press = useStore(model.$question);
  const box = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [tab, setTab] = useState<TabName>(props.tab ?? 'summary');
  useEffect(() => setTab(props.tab ?? 'summary'), [props.tab]);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('h2')?.focus();
  }, [takesFocus]);
  const { onTab } = props;
  const open = (id: string) => {
    const next = tabNames.find(one => one === id);
    if (!next) return;
    setTab(next);
    onTab(next);
  };
  const edit: EditProps = {
    location: place,
    onClose: () => setEditing(false),
    onSaved: saved => {
      setEditing(false);
      model.saved(saved);
    },
  };
  const questions: QuestionsProps = {
    place,
    press,
    onCloseLocation: () => void model.close(),
    onRemoveDealer: () => void model.removeDealer(),
    onLeave: model.leave,
  };
  const codes: CodesProps = { place, active: tab === 'codes' };
  const people: UsersProps = { place, decidesOnManagers: decidesAsOwner(place) };
  const partners: PartnersProps = { place, onChanged: model.took, onStale: model.refresh };
  const tabs: Tab[] = [
    {
      id: 'summary',
      label: copy.tabs.summary,
      content: <Summary {...props} place={place} onChanged={() => void model.refresh()} />,
    },
    {
      id: 'codes',
      label: copy.tabs.codes,
      content: <LazyView load={loadCodes} props={codes} waiting={<FormSkeleton fields={2} />} />,
    },
    ...(seesPeople(place)
      ? [
          {
            id: 'users',
            label: copy.tabs.users,
            content: <LazyView load={loadUsers} props={people} waiting={<ListSkeleton />} />,
          },
        ]
      : []),
    {
      id: 'partners',
      label: copy.tabs.partners,
      content: <LazyView load={loadPartners} props={partners} waiting={<ListSkeleton items={2} />} />,
    },
  ];
  return (
    <div ref={box} className={view}>
      <Head place={place} onList={props.onList} onEdit={() => setEditing(true)} onAsk={model.ask} />
      {place.status === 'closed' && (
        <Banner tone="info" announced={false}>
          {copy.closedBanner}
        </Banner>
      )}
      {note && <Banner tone="success">{note.is === 'saved' ? copy.saved : copy.dealerRemoved(note.dealer)}</Banner>}
      <Tabs label={copy.tabs.label} tabs={tabs} value={tab} onChange={open} />
      {editing && <LazyView load={loadEdit} props={edit} waiting={null} />}
      {press.is !== 'nothing' && press.is !== 'done' && (
        <LazyView load={loadQuestions} props={questions} waiting={null} />
      )}
    </div>
  );
}
