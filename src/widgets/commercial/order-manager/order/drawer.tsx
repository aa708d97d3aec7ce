import { useEffect, useRef } from 'react';
import type { CommercialOrder } from '../../../../core/contract/schemas/commercial/orders.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { Tooltip } from '../../../../ui/feedback/tooltip/tooltip.js';
import { parcel } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { said, stack } from '../../desk.css.js';
import { AskMove } from './ask-move.js';
import { Detail } from './detail.js';
import { createOrder, moves, type OrderModel, type OrderShown } from './model.js';
import { orderWords } from './order-copy.js';
import { Remark } from './remark.js';

export interface OrderDrawerProps {
  orderId: string;
  onChanged: () => void;
  /** A draft is written on. */
  onEdit: (order: CommercialOrder) => void;
  onClose: () => void;
}

/** One order beside the list. */
export function View({ orderId, onChanged, onEdit, onClose }: OrderDrawerProps) {
  const copy = useWords(orderWords);
  const { loading } = useWords(personWords);
  const model = useWorkModel(session => createOrder({ session, orderId, onChanged }), [orderId]);
  const screen = useStore(model.$screen);
  switch (screen.is) {
    case 'order':
      return <Shown model={model} screen={screen} onEdit={onEdit} onClose={onClose} />;
    case 'loading':
      return (
        <Drawer open title={copy.loadingTitle} onClose={onClose}>
          <ListSkeleton label={loading(copy.what)} items={4} />
        </Drawer>
      );
    case 'unknown':
      return (
        <Drawer open title={copy.loadingTitle} onClose={onClose}>
          <EmptyState
            icon={parcel}
            title={copy.unknownTitle}
            action={
              <Button type="secondary" onClick={onClose}>
                {copy.close}
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

interface ShownProps extends Pick<OrderDrawerProps, 'onEdit' | 'onClose'> {
  model: OrderModel;
  screen: OrderShown;
}

function Shown({ model, screen, onEdit, onClose }: ShownProps) {
  const { order, asking, note } = screen;
  const top = useRef<HTMLDivElement>(null);
  // what was pressed may be gone with what it has done
  useEffect(() => {
    if (note) top.current?.focus();
  }, [note]);
  return (
    <>
      <Drawer
        open
        title={<bdi dir="ltr">{order.number}</bdi>}
        onClose={onClose}
        footer={<Moves model={model} order={order} onEdit={() => onEdit(order)} />}
      >
        <div className={stack}>
          {note && (
            <div ref={top} tabIndex={-1} className={said}>
              <Remark note={note} />
            </div>
          )}
          <Detail screen={screen} />
        </div>
      </Drawer>
      {asking && <AskMove key={asking.move} model={model} order={order} asking={asking} />}
    </>
  );
}

/** What the server says that the reader may do; what is somebody else's does not show. */
function Moves({
  model,
  order: { actions },
  onEdit,
}: {
  model: OrderModel;
  order: CommercialOrder;
  onEdit: () => void;
}) {
  const copy = useWords(orderWords);
  const shown = moves.filter(move => actions[move] === 'ok' || actions[move] === 'orderEmpty');
  if (shown.length === 0 && actions.edit !== 'ok') return null;
  const last = shown.filter(move => move !== 'cancel').at(-1);
  return (
    <>
      {shown.includes('cancel') && (
        <Button type="warning" onClick={() => model.ask('cancel')}>
          {copy.moves.cancel.button}
        </Button>
      )}
      {actions.edit === 'ok' && (
        <Button type="secondary" onClick={onEdit}>
          {copy.edit}
        </Button>
      )}
      {last && (
        <Tooltip text={actions[last] === 'orderEmpty' ? copy.failures.orderEmpty : undefined}>
          <Button disabled={actions[last] !== 'ok'} onClick={() => model.ask(last)}>
            {copy.moves[last].button}
          </Button>
        </Tooltip>
      )}
    </>
  );
}
