import type { MouseEventHandler } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { BulletList } from '../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords, type TextsOf } from '../../../ui/language/language.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { words } from './copy.js';
import type { Form, Refusal } from './screen.js';
import { actions, foot, hint, main } from './view.css.js';

/** What the button waits for, or what is going on. */
function hintOf(
  { cardComplete, addressComplete, busy }: Omit<Form, 'stripe'>,
  copy: TextsOf<typeof words>,
): string | undefined {
  if (busy === 'confirming') return copy.confirming;
  if (busy !== 'no' || (cardComplete && addressComplete)) return undefined;
  if (cardComplete) return copy.lacks.address;
  return addressComplete ? copy.lacks.card : copy.lacks.both;
}

/** What came of saving, and the buttons. */
export function Foot({
  screen,
  edit,
  onCancel,
  onMissing,
}: {
  screen: Omit<Form, 'stripe'>;
  edit: boolean;
  onCancel: () => void;
  onMissing?: MouseEventHandler<HTMLElement> | undefined;
}) {
  const { busy, refusal, saved, cardComplete, addressComplete, lost } = screen;
  const copy = useWords(words);
  const said = hintOf(screen, copy);
  const lacking = !cardComplete || !addressComplete;
  return (
    <div className={foot}>
      {lost && <Banner tone="warning">{copy.lost}</Banner>}
      {refusal && refusal.by !== 'missing' && <Refused refusal={refusal} />}
      {saved && (
        <Banner tone="success" title={copy.saved.title}>
          {copy.saved.card(copy.brands[saved.brand], saved.last4)}
        </Banner>
      )}
      {said && (refusal?.by === 'missing' ? <Banner tone="critical">{said}</Banner> : <p className={hint}>{said}</p>)}
      <div className={actions}>
        {/* Disabled until all is filled in (spec s.4), but never a dead end: a press shows what is missing. */}
        <span className={main} {...(lacking && { onClick: onMissing })}>
          <Button
            submit
            size="lg"
            full
            part="submit"
            disabled={lacking}
            loading={busy !== 'no'}
            loadingLabel={copy.saving}
          >
            {edit ? copy.update : copy.save}
          </Button>
        </span>
        {edit && (
          <Button type="secondary" size="lg" part="cancel" disabled={busy !== 'no'} onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function Refused({ refusal }: { refusal: Exclude<Refusal, { by: 'missing' }> }) {
  const copy = useWords(words);
  // The fields show what is wrong and have the focus; here it is only said.
  if (refusal.by === 'fields') return <Banner tone="critical">{refusal.message ?? copy.submitFallback}</Banner>;
  return (
    <div {...refusalMark}>
      <Banner
        tone="critical"
        title={refusal.by === 'server' && refusal.code === 'unanswered' ? undefined : copy.refused}
      >
        {refusal.by === 'server' ? (
          <>
            {copy.saveFailures[refusal.code]}
            <BulletList items={refusal.details} />
          </>
        ) : (
          (refusal.message ?? copy.submitFallback)
        )}
      </Banner>
    </div>
  );
}
