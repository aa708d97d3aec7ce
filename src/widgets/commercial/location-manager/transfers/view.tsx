import { useState } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Transfer } from '../../../../core/contract/schemas/commercial/transfers.js';
import { formatInstant } from '../../../../core/instants.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { LazyView } from '../../../element/lazy-view.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { bar, buttons, heading, muted, name, row, sheet } from '../view.css.js';
import { transferWords } from './copy.js';
import { createTransfers, type Decision, type TransfersModel } from './model.js';
import type { OfferProps } from './offer.js';

const loadOffer = () => import('./offer.tsx?widget');

export interface TransfersProps {
  place: Location;
  /** Machines have come. */
  onMoved: () => void;
}

/** The machines that are offered to a location, or from it; and the way to offer some. */
export function View({ place, onMoved }: TransfersProps) {
  const copy = useWords(transferWords);
  const { loading } = useWords(personWords);
  const { id } = place;
  const model = useWorkModel(session => createTransfers(session, id, onMoved), [id]);
  const loaded = useStore(model.$offers);
  const press = useStore(model.$deciding);
  const [offering, setOffering] = useState(false);
  const [sent, setSent] = useState<Transfer>();
  const offer: OfferProps = {
    place,
    onClose: () => setOffering(false),
    onOffered: transfer => {
      setOffering(false);
      setSent(transfer);
      model.leave();
      void model.refresh();
    },
  };
  return (
    <section className={sheet}>
      <div className={bar}>
        <h3 className={heading}>{copy.title}</h3>
        <Button type="secondary" onClick={() => setOffering(true)}>
          {copy.start}
        </Button>
      </div>
      {sent && press.is === 'nothing' && (
        <Banner tone="success">{copy.sent(sent.to.name, sent.equipment.length)}</Banner>
      )}
      {press.is === 'done' && (
        <Banner tone="success">{copy.dones[press.of.decision](press.of.transfer.equipment.length)}</Banner>
      )}
      {loaded.is === 'loading' && <ListSkeleton label={loading(copy.what)} items={1} />}
      {loaded.is === 'failed' && <NotLoaded what={copy.what} why={loaded} onRetry={model.retry} />}
      {loaded.is === 'known' && loaded.data.length === 0 && <p className={muted}>{copy.none}</p>}
      {loaded.is === 'known' && loaded.data.length > 0 && (
        <ul role="list">
          {loaded.data.map(transfer => (
            <Offer key={transfer.id} transfer={transfer} placeId={id} model={model} />
          ))}
        </ul>
      )}
      <Decide model={model} placeId={id} />
      {offering && <LazyView load={loadOffer} props={offer} waiting={null} />}
    </section>
  );
}

interface OfferRowProps {
  transfer: Transfer;
  placeId: string;
  model: TransfersModel;
}

/** What the reader may decide: who is asked accepts or declines, who asked withdraws. */
const decisions: Record<Transfer['role'], readonly Decision[]> = {
  sender: ['withdraw'],
  receiver: ['accept', 'decline'],
  both: ['accept', 'withdraw'],
};

function Offer({ transfer, placeId, model }: OfferRowProps) {
  const copy = useWords(transferWords);
  const locale = useLocale();
  const { from, to, toOwner, equipment, offeredAt, reason, role } = transfer;
  const title =
    to.id === placeId
      ? copy.incoming(equipment.length, from.name)
      : copy.outgoing(equipment.length, to.name, toOwner.name);
  return (
    <li className={row}>
      <div className={bar}>
        <p className={name}>{title}</p>
        <div className={buttons}>
          {decisions[role].map(decision => (
            <Button
              key={decision}
              type={decision === 'accept' ? 'primary' : 'secondary'}
              label={copy.actOf(copy.acts[decision], title)}
              onClick={() => model.ask({ transfer, decision })}
            >
              {copy.acts[decision]}
            </Button>
          ))}
        </div>
      </div>
      <p className={muted}>{equipment.map(machine => machine.name).join(', ')}</p>
      {reason && <p className={muted}>{copy.reason(reason)}</p>}
      <p className={muted}>{copy.offered(formatInstant(offeredAt, locale))}</p>
    </li>
  );
}

function Decide({ model, placeId }: { model: TransfersModel; placeId: string }) {
  const copy = useWords(transferWords);
  const press = useStore(model.$deciding);
  if (press.is === 'nothing' || press.is === 'done') return null;
  const { transfer, decision } = press.of;
  const act = copy.acts[decision];
  const other = transfer.to.id === placeId ? transfer.from.name : transfer.to.name;
  return (
    <ConfirmDialog
      open
      title={copy.confirmTitle(act)}
      action={act}
      type={decision === 'accept' ? 'primary' : 'warning'}
      loading={press.is === 'sending'}
      error={press.is === 'refused' ? failureText(press.failure, copy) : undefined}
      onConfirm={() => void model.decide(press.of)}
      onClose={model.leave}
    >
      {copy.questions[decision](transfer.equipment.length, other)}
    </ConfirmDialog>
  );
}
