import { formatDate } from '../../../../core/dates.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { endText, lostWith } from './consequences.js';
import { words } from './copy.js';
import type { ScreenOf } from './screen.js';
import { StepFrame, type StepProps } from './step-frame.js';
import { endOf } from './terms.js';
import { lead, lost, muted } from './view.css.js';

/** What exactly ends, and when; the button says it once more. */
export function Confirm({ screen, model, panel }: StepProps<ScreenOf<'confirm'>>) {
  const copy = useWords(words);
  const locale = useLocale();
  const {
    account: { subscription },
    now,
  } = panel;
  if (!subscription) return null;
  const end = endOf(subscription);
  const also = lostWith(subscription, screen.members, copy, locale);
  return (
    <StepFrame
      step="confirm"
      model={model}
      panel={panel}
      label={copy.confirm.title}
      refused={screen.refused}
      onSubmit={() => void model.cancel()}
      onward={
        <Button submit type="warning-secondary" loading={screen.busy}>
          {end === undefined ? copy.confirm.endNow : copy.confirm.endOn(formatDate(end, locale))}
        </Button>
      }
    >
      <p className={lead}>{endText(subscription, now, copy, locale)}</p>
      {also.length > 0 && (
        <div className={lost}>
          <p className={muted}>{copy.confirm.also}</p>
          <BulletList items={also} />
        </div>
      )}
    </StepFrame>
  );
}
