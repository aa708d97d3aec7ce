import { useState, type FormEvent } from 'react';
import { sayMoney } from '../../../core/figures.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { codeRefusalText } from '../../screen/code-refusal-copy.js';
import { HelpText } from '../../screen/help-text.js';
import { useStore } from '../../screen/use-store.js';
import type { SignupModel } from './model.js';
import { reviewWords } from './review-copy.js';
import type { CodeScreen } from './review.js';
import { besideField, codeRow, grow } from './view.css.js';

/** Where a code is typed, or what the one that counts gives. */
export function CodeBox({ review }: { review: SignupModel['review'] }) {
  const copy = useWords(reviewWords);
  const locale = useLocale();
  const screen = useStore(review.$code);
  const shown = useStore(review.$screen);
  const quote = 'quote' in shown ? shown.quote : undefined;
  if (screen.is !== 'closed') return <CodeForm review={review} screen={screen} />;
  if (!quote?.redemption)
    return (
      <p>
        <Link onClick={review.openCode}>{copy.code.open}</Link>
      </p>
    );
  const { code, effect } = quote.redemption;
  const gives =
    effect.kind === 'days'
      ? copy.code.days(effect.days)
      : effect.kind === 'credit'
        ? copy.code.credit(
            sayMoney({ value: effect.amount, currency: { code: effect.currencyCode, scale: 100 } }, locale, {
              is: 'gift',
            }),
          )
        : effect.kind === 'discount'
          ? copy.code.discount(effect.discount.name)
          : '';
  return (
    <Banner tone="success" actions={<Link onClick={() => void review.removeCode()}>{copy.code.remove}</Link>}>
      {copy.code.applied(code, gives)}
    </Banner>
  );
}

function CodeForm({
  review,
  screen,
}: {
  review: SignupModel['review'];
  screen: Exclude<CodeScreen, { is: 'closed' }>;
}) {
  const copy = useWords(reviewWords);
  const locale = useLocale();
  const [typed, setTyped] = useState('typed' in screen ? screen.typed : '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (screen.is !== 'checking') void review.applyCode(typed);
  };
  return (
    <form className={codeRow} onSubmit={apply} noValidate>
      <div className={grow}>
        <TextField
          label={copy.code.label}
          name="redemptionCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={screen.is === 'refused' && <HelpText>{codeRefusalText(copy.codeRefusal, screen, locale)}</HelpText>}
        />
      </div>
      <div className={besideField}>
        <Button submit type="secondary" loading={screen.is === 'checking'}>
          {copy.code.apply}
        </Button>
      </div>
    </form>
  );
}
