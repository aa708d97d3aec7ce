import { Button } from '../../../../ui/actions/button/button.js';
import { external } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { formatDate } from '../../../../core/dates.js';
import { NotLoaded } from '../../../not-loaded.js';
import { useModel } from '../../../use-model.js';
import { useStore } from '../../../use-store.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';
import { Cancelled } from './cancelled.js';
import { Confirm } from './confirm.js';
import { words, type Copy } from './copy.js';
import { Feedback } from './feedback.js';
import { createCancelFlow, type CancelFlow } from './model.js';
import { Offer } from './offer.js';
import { Saved } from './saved.js';
import type { Screen, ScreenOf } from './screen.js';
import { Survey } from './survey.js';
import { box, stack } from './view.css.js';

/** Leaving: why, one offer that fits, what else there is to say, and what exactly ends when. */
export function View(props: PanelProps) {
  const { account, onChanged, onClose } = props;
  const model = useModel(session => createCancelFlow({ session, account, onChanged }), [account.userId]);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <PanelFrame title={titleOf(screen, copy, locale)} stage={stages[screen.is]} onBack={onClose}>
      <div className={box}>
        <Shown screen={screen} model={model} panel={props} />
      </div>
    </PanelFrame>
  );
}

// What takes the place of the survey while it comes is no step of its own.
const stages: Readonly<Record<Screen['is'], string>> = {
  loading: 'survey',
  failed: 'survey',
  nothing: 'nothing',
  survey: 'survey',
  offer: 'offer',
  feedback: 'feedback',
  confirm: 'confirm',
  saved: 'saved',
  cancelled: 'cancelled',
};

function titleOf(screen: Screen, copy: Copy, locale: string): string {
  switch (screen.is) {
    case 'loading':
    case 'failed':
    case 'survey':
      return copy.title;
    case 'nothing':
      return copy.nothing.title;
    case 'offer':
      return screen.offer.kind === 'planChange'
        ? copy.offer.planChange.title(screen.offer.planName)
        : copy.offer[screen.offer.kind].title;
    case 'feedback':
      return copy.feedback.title;
    case 'confirm':
      return copy.confirm.title;
    case 'saved':
      return copy.saved.title[screen.by];
    case 'cancelled': {
      const { cancelAtPeriodEnd, endsAt = null } = screen.account.subscription ?? {};
      return cancelAtPeriodEnd && endsAt !== null
        ? copy.cancelled.title(formatDate(endsAt, locale))
        : copy.cancelled.ended;
    }
    default:
      return screen satisfies never;
  }
}

function Shown({ screen, model, panel }: { screen: Screen; model: CancelFlow; panel: PanelProps }) {
  switch (screen.is) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed screen={screen} model={model} />;
    case 'nothing':
      return <Nothing screen={screen} onClose={panel.onClose} />;
    case 'survey':
      return <Survey screen={screen} model={model} panel={panel} />;
    case 'offer':
      return <Offer screen={screen} model={model} panel={panel} />;
    case 'feedback':
      return <Feedback screen={screen} model={model} panel={panel} />;
    case 'confirm':
      return <Confirm screen={screen} model={model} panel={panel} />;
    case 'saved':
      return <Saved screen={screen} panel={panel} />;
    case 'cancelled':
      return <Cancelled screen={screen} model={model} panel={panel} />;
    default:
      return screen satisfies never;
  }
}

/** The survey, on its way. */
function Waiting() {
  const copy = useWords(words);
  return (
    <div className={stack} role="status" aria-busy="true" aria-label={copy.loading}>
      <Skeleton width="short" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map(row => (
        <Skeleton key={row} width={row % 3 === 1 ? 'long' : 'medium'} />
      ))}
      <Skeleton shape="control" width="short" />
    </div>
  );
}

function Failed({ screen, model }: { screen: ScreenOf<'failed'>; model: CancelFlow }) {
  const copy = useWords(words);
  return <NotLoaded what={copy.this} why={{ text: copy.failed[screen.code] }} onRetry={model.retry} />;
}

/** Who bills it, or gives it, and the way there. */
function Nothing({ screen, onClose }: { screen: ScreenOf<'nothing'>; onClose: () => void }) {
  const copy = useWords(words);
  const { channel } = screen.account;
  const url = channel?.managementUrl;
  return (
    <>
      <p>
        {!channel || channel.kind === 'card'
          ? copy.nothing.none
          : url
            ? copy.nothing.elsewhere(channel.name)
            : copy.nothing.given(channel.name)}
      </p>
      <div>
        {channel && url ? (
          <Button href={url} target="_blank" icon={external} iconPosition="end">
            {copy.nothing.manage(channel.name)}
          </Button>
        ) : (
          <Button type="secondary" onClick={onClose}>
            {copy.done}
          </Button>
        )}
      </div>
    </>
  );
}
