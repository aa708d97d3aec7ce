import { useEffect } from 'react';
import { formatMoney } from '../../../core/money.js';
import { formatInstant, instantOf } from '../../../core/instants.js';
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { check, tag } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { FormSkeleton } from '../../../ui/skeletons/skeletons.js';
import type { PropsOf } from '../../define.js';
import type { DraftEditing } from '../../draft/model.js';
import { DraftPage } from '../../draft/page.js';
import { PersonView } from '../../person-view.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import type { OfferChoices, OfferDraft } from '../../../core/contract/schemas/offers.js';
import { words } from './copy.js';
import { Fields } from './fields.js';
import type { offerEditor } from './index.js';
import { createOfferEditor, type OfferEditorModel } from './model.js';
import { Preview } from './preview.js';
import { HALF, type Field, type Values } from './values.js';
import { sections } from './view.css.js';

type Props = PropsOf<typeof offerEditor>;
type Screen = DraftEditing<OfferDraft, Values, OfferChoices>;

const Waiting = ({ label }: { label: string }) => <FormSkeleton label={label} fields={6} />;

/** An offer, written as a draft and published. */
export function View({ offerId, listHref, onOfferCreated, onOfferDeleted, onSignInRequested }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session =>
      createOfferEditor({
        session,
        offerId,
        onCreated: created => onOfferCreated?.({ offerId: created }),
        onDeleted: () => onOfferDeleted?.(),
      }),
    [],
  );
  useEffect(() => model.follow(offerId), [model, offerId]);
  const screen = useStore(model.$screen);
  const back = listHref !== undefined && (
    <Button type="secondary" href={listHref}>
      {copy.unknown.action}
    </Button>
  );
  return (
    <PersonView
      screen={screen}
      texts={copy.screen}
      waiting={Waiting}
      onRetry={model.retry}
      onSignIn={onSignInRequested}
      actions={back}
    >
      {own =>
        own.is === 'editing' ? (
          <Editor model={model} screen={own} listHref={listHref} />
        ) : (
          <EmptyState
            icon={own.is === 'deleted' ? check : tag}
            title={own.is === 'deleted' ? copy.deleted.title : copy.unknown.title}
            action={back}
          >
            {own.is === 'deleted' ? copy.deleted.text : copy.unknown.text}
          </EmptyState>
        )
      }
    </PersonView>
  );
}

interface EditorProps {
  model: OfferEditorModel;
  screen: Screen;
  listHref: string | undefined;
}

function Editor({ model, screen, listHref }: EditorProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { values } = useStore(model.form.$form);
  const { choices, row } = screen;
  const plan = choices.plans.find(({ id }) => id === values.planId);
  const title = plan?.name ?? (row.version === 0 ? copy.newTitle : copy.untitled);

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
      preview={<Preview values={values} choices={choices} />}
    >
      {tied => (
        <div className={sections}>
          <Fields tied={tied} values={values} choices={choices} />
        </div>
      )}
    </DraftPage>
  );
}
