import { formatNumber } from '../../../core/numbers.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { fileSize } from '../../../ui/forms/file-upload/file-size.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar/progress-bar.js';
import { failureText } from '../../copy.js';
import { Asking } from './asking.js';
import { sendingWords } from './copy.js';
import type { ReceiptUploadModel } from './model.js';
import type { Person, Screen } from './screen.js';
import { actions, form } from './view.css.js';

type UploadScreen = Extract<Screen, { is: 'sending' | 'stopped' }>;

export interface SendingProps {
  model: ReceiptUploadModel;
  screen: Extract<Screen, { is: 'asking' | 'sending' | 'stopped' }>;
  person: Person;
  onSignIn: () => void;
}

/** What there is to do for a user who sends a receipt: the form, then the upload. */
export function View({ model, screen, person, onSignIn }: SendingProps) {
  return screen.is === 'asking' ? (
    <Asking model={model} hasReceipts={screen.hasReceipts} person={person} onSignIn={onSignIn} />
  ) : (
    <UploadProgress model={model} screen={screen} />
  );
}

function UploadProgress({ model, screen }: { model: ReceiptUploadModel; screen: UploadScreen }) {
  const copy = useWords(sendingWords);
  const locale = useLocale();
  const { fileName, received, size } = screen;
  const [there, all] = [fileSize(received, locale), fileSize(size, locale)];
  // As long as a byte is missing, it is not all of it.
  const percent = formatNumber(Math.min(0.99, Math.floor((received / size) * 100) / 100), locale, { style: 'percent' });
  const isSending = screen.is === 'sending';
  return (
    <div className={form} part="progress">
      {screen.is === 'stopped' && (
        <Banner tone="warning" title={copy.stopped.title}>
          {screen.code && <p>{failureText({ ...screen, code: screen.code }, copy)}</p>}
          <p>{copy.stopped.text(there, all)}</p>
        </Banner>
      )}
      <ProgressBar
        label={isSending ? copy.sending.title(fileName) : fileName}
        value={received}
        max={size}
        valueText={copy.progress(percent, there, all)}
        note={
          screen.is === 'sending' && (
            <>
              {!screen.waiting && copy.sending.note}
              <span role="status">{screen.waiting && copy.sending.waiting}</span>
            </>
          )
        }
      />
      <div className={actions}>
        {isSending ? (
          <Button key="stop" type="secondary" onClick={model.stop}>
            {copy.sending.stop}
          </Button>
        ) : (
          <>
            <Button key="resume" onClick={() => void model.send()}>
              {copy.stopped.resume}
            </Button>
            <Button type="ghost" onClick={model.startOver}>
              {copy.stopped.startOver}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
