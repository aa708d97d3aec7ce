import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { FormSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { key } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { isOffered } from '../may.js';
import { columns, muted, sheet, view } from '../view.css.js';
import { codesWords } from './copy.js';
import { CurrentCode } from './current.js';
import { MakeCode } from './make.js';
import { createCodes, type CodesModel } from './model.js';
import { CodesTable } from './table.js';
import { useLook } from './use-look.js';
import { current as currentClass } from './view.css.js';

export interface CodesProps {
  place: Location;
  /** Whether its tab is the open one. */
  active: boolean;
}

/** The code that machines are activated with now, the next one, and all there were. */
export function View({ place, active }: CodesProps) {
  const copy = useWords(codesWords);
  const { loading } = useWords(personWords);
  const { id } = place;
  const model = useWorkModel(session => createCodes(session, id), [id]);
  const loaded = useStore(model.$current);
  const gone = useStore(model.$gone);
  useLook(model.look, active);
  const isMaker = isOffered(place, 'codes');
  const [code, ...others] = loaded.is === 'known' ? loaded.data : [];
  return (
    <div className={view}>
      <div className={columns}>
        <section className={currentClass} aria-live="polite">
          {gone && <Banner tone="info">{copy.gone(gone.code)}</Banner>}
          {loaded.is === 'loading' && <FormSkeleton label={loading(copy.what)} fields={1} />}
          {loaded.is === 'failed' && <NotLoaded what={copy.what} why={loaded} onRetry={model.retry} />}
          {code && <CurrentCode key={code.id} model={model} place={place} code={code} others={others} />}
          {loaded.is === 'known' && !code && (
            <EmptyState icon={key} title={copy.noneTitle}>
              {isMaker ? copy.noneText : copy.noneReader}
            </EmptyState>
          )}
        </section>
        {isMaker && (
          <div className={sheet}>
            {place.actions.codes === 'ok' ? <MakeCode model={model} /> : <p className={muted}>{copy.notANewSite}</p>}
          </div>
        )}
      </div>
      <CodesTable model={model} place={place} />
      <Revoke model={model} />
    </div>
  );
}

function Revoke({ model }: { model: CodesModel }) {
  const copy = useWords(codesWords);
  const press = useStore(model.$revoking);
  if (press.is === 'nothing' || press.is === 'done') return null;
  return (
    <ConfirmDialog
      open
      title={copy.revokeTitle(press.of.code)}
      action={copy.revokeCode(press.of.code)}
      loading={press.is === 'sending'}
      error={press.is === 'refused' ? failureText(press.failure, copy) : undefined}
      onConfirm={() => void model.revoke(press.of)}
      onClose={model.leave}
    >
      {copy.revokeText}
    </ConfirmDialog>
  );
}
