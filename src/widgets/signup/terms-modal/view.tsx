import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Dialog, type DialogHandle } from '../../../ui/feedback/dialog/dialog.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Tooltip } from '../../../ui/feedback/tooltip/tooltip.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import type { PropsOf } from '../../element/define.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { termsModal } from './index.js';
import { createTerms } from './model.js';
import { TermsText } from './terms-text.js';
import { WaitingText } from './waiting-text.js';
import { TryAgain } from '../../screen/failure.js';
import { HelpText } from '../../screen/help-text.js';

type Props = PropsOf<typeof termsModal>;

/** The terms in a dialog. It closes with its answer; the page opens it again by setting `open` again. */
export function View({ open = false, ...props }: Props) {
  const [answered, setAnswered] = useState(false);
  if (!open && answered) setAnswered(false);
  return open && !answered ? <Terms {...props} onAnswered={() => setAnswered(true)} /> : null;
}

function Terms({
  src,
  onTermsAccepted,
  onTermsDeclined,
  onAnswered,
}: Omit<Props, 'open'> & { onAnswered: () => void }) {
  const copy = useWords(words);
  const model = useModel(session => createTerms({ src }, session), [src, useLocale()]);
  const screen = useStore(model.$screen);
  const [shown, setShown] = useState<string>();
  const dialog = useRef<DialogHandle>(null);
  const reading = screen.is === 'reading';
  const isShown = reading && shown === screen.html;
  const canAgree = isShown && screen.atEnd;
  const decline = () => {
    model.decline();
    onAnswered();
    onTermsDeclined?.();
  };
  const agree = () => {
    const acceptedAt = model.agree();
    if (acceptedAt === undefined) return;
    onAnswered();
    onTermsAccepted?.({ acceptedAt });
  };
  return (
    <Dialog
      ref={dialog}
      open
      title={copy.title}
      closeLabel={copy.close}
      onClose={decline}
      onBottomReached={isShown ? model.reachEnd : undefined}
      extra={
        <Tooltip text={isShown ? undefined : copy.notLoaded}>
          <Button type="secondary" disabled={!isShown} part="scroll" onClick={() => dialog.current?.scrollToBottom()}>
            {copy.scroll}
          </Button>
        </Tooltip>
      }
      left={{ label: copy.cancel }}
      right={{
        label: copy.agree,
        disabled: !canAgree,
        tooltip: canAgree ? undefined : isShown ? copy.notRead : copy.notLoaded,
        onClick: agree,
      }}
    >
      {screen.is === 'loading' && <WaitingText />}
      {screen.is === 'failed' && (
        <TryAgain title={copy.failedTitle} onRetry={model.retry}>
          <HelpText>{copy.failed[screen.code]}</HelpText>
        </TryAgain>
      )}
      {reading && <TermsText html={screen.html} onShown={setShown} onFailed={model.unshowable} />}
      <p className={unseen} role="status">
        {canAgree ? copy.read : ''}
      </p>
    </Dialog>
  );
}
