import { useState } from 'react';
import type {
  Location,
  LocationInvited,
  LocationUser,
} from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { MenuIconButton } from '../../../../ui/actions/menu/menu-button.js';
import { DataTable } from '../../../../ui/data/data-table/data-table.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { userPlus, users as usersIcon } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { LazyView } from '../../../element/lazy-view.js';
import { PersonView } from '../../../screen/person-view.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { isOffered } from '../may.js';
import { view } from '../view.css.js';
import { columnsOf, nameOf } from './columns.js';
import { usersWords } from './copy.js';
import type { InviteProps } from './invite.js';
import { createUsers, type UsersModel } from './model.js';

const loadInvite = () => import('./invite.tsx?widget');

export interface UsersProps {
  place: Location;
  /** A manager decides on staff alone. */
  decidesOnManagers: boolean;
}

/** Who works at a location. */
export function View({ place, decidesOnManagers }: UsersProps) {
  const copy = useWords(usersWords);
  const { id } = place;
  const model = useWorkModel(session => createUsers(session, id), [id]);
  const press = useStore(model.$change);
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<LocationInvited>();
  const invite: InviteProps = {
    locationId: id,
    decidesOnManagers,
    onClose: () => setInviting(false),
    onInvited: sent => {
      setInviting(false);
      setInvited(sent);
      model.leave();
      void model.list.refresh();
    },
  };
  const open = () => {
    setInvited(undefined);
    setInviting(true);
  };
  const isInDialog = press.is !== 'nothing' && press.of.to === 'out';
  return (
    <div className={view}>
      {invited && <Banner tone="success">{copy.notes.invited(invited.email)}</Banner>}
      {press.is === 'done' && <Banner tone="success">{copy.notes[press.of.to](nameOf(press.of.user))}</Banner>}
      {press.is === 'refused' && !isInDialog && <Banner>{failureText(press.failure, copy)}</Banner>}
      <People
        model={model}
        place={place}
        decidesOnManagers={decidesOnManagers}
        onInvite={open}
        onChange={() => setInvited(undefined)}
      />
      <Disconnect model={model} />
      {inviting && <LazyView load={loadInvite} props={invite} waiting={null} />}
    </div>
  );
}

interface PeopleProps extends UsersProps {
  model: UsersModel;
  onInvite: () => void;
  onChange: () => void;
}

function People({ model, place, decidesOnManagers, onInvite, onChange }: PeopleProps) {
  const copy = useWords(usersWords);
  const locale = useLocale();
  const { list } = model;
  const screen = useStore(list.$screen);
  const isEditor = isOffered(place, 'users');
  const invite = isEditor && (
    <Button type="secondary" icon={userPlus} onClick={onInvite}>
      {copy.invite}
    </Button>
  );
  const actions = (user: LocationUser) => {
    const held = user.role === 'manager' && !decidesOnManagers ? copy.ownerDecides : undefined;
    const to = user.role === 'manager' ? 'staff' : 'manager';
    return (
      <MenuIconButton
        size="xs"
        label={nameOf(user)}
        groups={[
          {
            items: [
              {
                id: 'role',
                label: to === 'manager' ? copy.makeManager : copy.makeStaff,
                disabled: decidesOnManagers ? undefined : copy.ownerDecides,
                onSelect: () => {
                  onChange();
                  void model.make({ user, to });
                },
              },
              {
                id: 'out',
                label: copy.disconnect,
                tone: 'critical',
                disabled: held,
                onSelect: () => {
                  onChange();
                  model.ask({ user, to: 'out' });
                },
              },
            ],
          },
        ]}
      />
    );
  };
  return (
    <PersonView screen={screen} texts={copy} onRetry={list.retry}>
      {({ items = [], total, waiting, failure, query }) => (
        <DataTable
          caption={copy.title}
          server
          density="compact"
          toolbar={invite}
          status={failure ? 'error' : waiting && items.length === 0 ? 'loading' : 'ready'}
          onRetry={list.retry}
          rows={items}
          total={total}
          rowId={({ userId }) => userId}
          rowName={nameOf}
          columns={columnsOf(copy, locale)}
          page={{ index: query.page - 1, size: list.pageSize }}
          onPageChange={({ index }) => void list.turnTo(index + 1)}
          empty={
            <EmptyState icon={usersIcon} title={copy.empty} action={invite}>
              {copy.emptyText}
            </EmptyState>
          }
          {...(isEditor && { rowActions: actions })}
        />
      )}
    </PersonView>
  );
}

function Disconnect({ model }: { model: UsersModel }) {
  const copy = useWords(usersWords);
  const press = useStore(model.$change);
  if (press.is === 'nothing' || press.is === 'done' || press.of.to !== 'out') return null;
  const name = nameOf(press.of.user);
  return (
    <ConfirmDialog
      open
      title={copy.disconnectTitle(name)}
      action={copy.disconnectAction(name)}
      loading={press.is === 'sending'}
      error={press.is === 'refused' ? failureText(press.failure, copy) : undefined}
      onConfirm={() => void model.make(press.of)}
      onClose={model.leave}
    >
      {copy.disconnectText(name)}
    </ConfirmDialog>
  );
}
