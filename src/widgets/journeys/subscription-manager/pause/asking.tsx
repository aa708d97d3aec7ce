import type { Bill } from '../../../../core/contract/schemas/prices.js';
import { DAY } from '../../../../core/dates.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { DateField } from '../../../../ui/forms/date-field/date-field.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { useStore } from '../../../screen/use-store.js';
import { refusalText, words, type Copy } from './copy.js';
import { type Choice, dayAfter, lengths, resumesAt, type Terms } from './days.js';
import type { PauseModel, Screen } from './model.js';
import { happens, happensTitle, stack } from './view.css.js';
import { HelpText } from '../../../screen/help-text.js';

export interface AskingProps {
  model: PauseModel;
  screen: Extract<Screen, { is: 'asking' | 'sending' }>;
  terms: Terms;
  onPayment: () => void;
}

/** For how long, what happens, and the press. */
export function Asking({ model, screen, terms, onPayment }: AskingProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const choice = useStore(model.$choice);
  const bill = useStore(model.$bill);
  const { begins } = terms;
  const start = sayDate(begins, locale, { is: 'pauses', pressed: true });
  const refused = screen.is === 'asking' ? screen.refused : undefined;
  const said = refused && refusalText(copy, refused.code, start);
  const isAboutDay = choice.length === 'day' && (refused?.code === 'noDay' || refused?.code === 'validationFailed');
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.pause()} refusal={refused}>
      {said && !isAboutDay && (
        <div {...refusalMark}>
          <Banner
            actions={
              refused.code === 'paymentOverdue' && (
                <Button type="secondary" size="sm" onClick={onPayment}>
                  {copy.updatePayment}
                </Button>
              )
            }
          >
            <HelpText>{said}</HelpText>
          </Banner>
        </div>
      )}
      <p>{copy.lead}</p>
      <RadioGroup
        cards
        label={copy.length}
        name="length"
        value={choice.length}
        onChange={value => model.choose({ length: lengths.find(one => one === value) ?? '1' })}
        options={lengths.map(value =>
          value === 'day'
            ? { value, label: copy.untilDay }
            : {
                value,
                label: copy.months(Number(value)),
                helper: copy.backOn(
                  sayDate(resumesAt({ length: value, day: '' }, begins) ?? begins, locale, {
                    is: 'resumes',
                    pressed: true,
                    plan: value,
                  }),
                ),
              },
        )}
      />
      {choice.length === 'day' && (
        <DateField
          label={copy.day}
          helper={copy.dayHelper(start)}
          name="resumesAt"
          required
          value={choice.day}
          min={dayAfter(begins)}
          onChange={day => model.choose({ day })}
          error={isAboutDay ? said : undefined}
        />
      )}
      <div className={happens} aria-busy={bill === 'asked'}>
        <h3 className={happensTitle}>{copy.happens}</h3>
        <BulletList items={consequences(choice, bill === 'asked' ? null : bill, terms, copy, locale)} />
      </div>
      <div>
        <Button submit loading={screen.is === 'sending'}>
          {copy.pauseOn(start)}
        </Button>
      </div>
    </Form>
  );
}

function consequences(
  choice: Choice,
  bill: Bill | null,
  { begins, now, currency }: Terms,
  copy: Copy,
  locale: string,
): string[] {
  const returns = resumesAt(choice, begins);
  const amount =
    bill && currency
      ? sayMoney({ value: bill.amount, currency }, locale, { is: 'bill', at: bill.date, pressed: true })
      : undefined;
  return [
    copy.stays(sayDate(begins, locale, { is: 'pauses', pressed: true }), copy.when(Math.round((begins - now) / DAY))),
    copy.stops,
    ...(returns === undefined
      ? []
      : [copy.returns(sayDate(returns, locale, { is: 'resumes', pressed: true }), amount)]),
    copy.sooner,
  ];
}
