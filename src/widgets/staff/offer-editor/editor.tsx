import { useState, type ReactNode } from 'react';
import { formatInstant, instantOf } from '../../../core/instants.js';
import type { OfferChoices, OfferDraft } from '../../../core/contract/schemas/offers.js';
import { formatMoney } from '../../../core/money.js';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb/breadcrumb.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { DraftEditing } from '../../draft/screen.js';
import { DraftPage } from '../../draft/page.js';
import { cx } from '../../../ui/style/cx.js';
import { box, view } from '../../layout/sections.css.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { Fields } from './fields.js';
import type { OfferEditorModel } from './model.js';
import { Preview } from './preview.js';
import { shownWith, type Shown } from './texts.js';
import { HALF, type Field, type Values } from './values.js';

type Screen = DraftEditing<OfferDraft, Values, OfferChoices>;

interface WritingProps {
  model: OfferEditorModel;
  screen: Screen;
  listHref: string | undefined;
}

export interface EditorProps extends Omit<WritingProps, 'screen'> {
  /** Undefined until the offer is here. */
  screen: Screen | undefined;
  waiting: ReactNode;
}

/** What an offer is written in. */
export const View = ({ screen, waiting, ...props }: EditorProps) =>
  screen ? <Writing {...props} screen={screen} /> : waiting;

function Writing({ model, screen, listHref }: WritingProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { values, problems, refusal } = useStore(model.form.$form);
  const [shown, setShown] = useState<Shown>('en');
  const { choices, row } = screen;
  const plan = choices.plans.find(({ id }) => id === values.planId);
  const title = plan?.name ?? (row.version === 0 ? copy.newTitle : copy.untitled);

  const wrong = model.fields.filter(field => problems[field] !== undefined);
  const toMend = (language: Shown) => wrong.filter(field => shownWith(field) === language).length;
  // The focus goes to what is wrong, so that is in view by then.
  const [answered, setAnswered] = useState(refusal);
  if (refusal !== answered) {
    setAnswered(refusal);
    const [first] = wrong;
    const language = first && shownWith(first);
    if (language) setShown(language);
  }

  /** A value as its reader knows it. */
  const say = (field: Field, value: Values[Field]): string => {
    if (value === undefined || value === '') return '';
    if (typeof value === 'boolean') return value ? copy.yes : copy.no;
    const named = (list: readonly { id: string; name: string }[]) =>
      list.find(({ id }) => id === value)?.name ?? String(value);
    switch (field) {
      case 'planId':
        return named(choices.plans);
      case 'campaign':
        return named(choices.campaigns);
      case 'partnerId':
        return named(choices.partners);
      case 'discount.amount':
        return plan ? formatMoney({ value: Number(value), currency: plan.basePrice.currency }, locale) : String(value);
      case 'startsAt':
      case 'endsAt':
        return value === HALF ? '' : formatInstant(instantOf(String(value)) ?? 0, locale);
      default: {
        const texts: Readonly<Record<string, string>> | undefined = {
          kind: copy.kinds,
          audience: copy.audiences,
          'delayBilling.type': copy.delays,
          discount: copy.discounts,
          'discount.duration': copy.durations,
          'card.banner.tone': copy.tones,
        }[field as string];
        return texts?.[String(value)] ?? String(value);
      }
    }
  };

  return (
    <DraftPage
      model={model}
      screen={screen}
      title={title}
      breadcrumb={
        listHref !== undefined && (
          <Breadcrumb
            items={[
              { label: copy.list, href: listHref },
              { label: title, href: '' },
            ]}
          />
        )
      }
      labels={copy.labels}
      problems={copy.problems}
      say={say}
      preview={<Preview values={values} choices={choices} shown={shown} />}
    >
      {tied => (
        <div className={cx(box, view)}>
          <Fields {...{ tied, values, choices, shown, toMend }} onShow={setShown} />
        </div>
      )}
    </DraftPage>
  );
}
