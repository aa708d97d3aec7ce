import { useEffect, useRef, useState } from 'react';
import type { Owner } from '../../../core/contract/schemas/commercial/owners.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { link, plus, users } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { ListView } from '../../list/view.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { box, said, title } from '../desk.css.js';
import type { AddProps } from './add/create-drawer.js';
import { columnsOf } from './columns.js';
import { words } from './copy.js';
import { Disconnect } from './disconnect.js';
import type { ownerManager } from './index.js';
import { createOwnerList, type Note } from './model.js';

type Props = PropsOf<typeof ownerManager>;

const ways = {
  created: () => import('./add/create-drawer.tsx?widget'),
  connected: () => import('./add/connect-dialog.tsx?widget'),
};

/** The owners that a dealer looks after. */
export function View({ dealerId, onOwnerCreated, onSignInRequested }: Props) {
  const copy = useWords(words);
  const locale = useLocale();
  const model = useWorkModel(session => createOwnerList({ session, dealerId }), [dealerId]);
  const screen = useStore(model.$screen);
  const known = useStore(model.$known);
  const note = useStore(model.$note);
  const [adding, setAdding] = useState<keyof typeof ways>();
  const top = useRef<HTMLDivElement>(null);
  // what was pressed is gone with its row or its dialog
  useEffect(() => {
    if (note) top.current?.focus();
  }, [note]);

  const isNobodys = screen.is === 'list' && !screen.waiting && known.dealerId === undefined;
  const add: AddProps | undefined =
    adding && known.dealerId !== undefined
      ? {
          dealerId: known.dealerId,
          onAdded(owner) {
            setAdding(undefined);
            model.added(adding, owner);
            if (adding === 'created') onOwnerCreated?.({ ownerId: owner.id });
          },
          onClose: () => setAdding(undefined),
        }
      : undefined;
  const create = known.mayManage && (
    <Button type="secondary" icon={plus} size="sm" onClick={() => setAdding('created')}>
      {copy.create}
    </Button>
  );
  const letGo = (owner: Owner) => (
    <Button type="ghost" size="sm" label={copy.disconnectOne(owner.name)} onClick={() => model.ask(owner)}>
      {copy.disconnect}
    </Button>
  );
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      {note && (
        <div ref={top} className={said} tabIndex={-1}>
          <Banner tone="success">
            <Said note={note} />
          </Banner>
        </div>
      )}
      {isNobodys ? (
        <EmptyState icon={users} title={copy.noDealerTitle}>
          {copy.noDealerText}
        </EmptyState>
      ) : (
        <ListView
          model={model}
          caption={copy.title}
          columns={columnsOf(copy, locale)}
          filters={[]}
          columnChooser={false}
          ordered="name"
          searched={copy.searched}
          texts={copy.screen}
          onSignIn={onSignInRequested}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowActions={known.mayManage ? letGo : undefined}
          actions={
            <>
              {create}
              {known.mayManage && (
                <Button type="secondary" icon={link} size="sm" onClick={() => setAdding('connected')}>
                  {copy.connect}
                </Button>
              )}
            </>
          }
          empty={
            <EmptyState icon={users} title={copy.emptyTitle} action={create}>
              {copy.emptyText}
            </EmptyState>
          }
        />
      )}
      <Disconnect model={model} />
      {adding && add && <LazyView load={ways[adding]} props={add} waiting={null} />}
    </div>
  );
}

/** What happened last, in words. */
function Said({ note }: { note: Note }) {
  const { notes } = useWords(words);
  return note.is === 'disconnected'
    ? notes.disconnected(note.owner.name, note.locations)
    : notes[note.is](note.owner.name);
}
