import { sayDate } from '../../../../core/figures.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { HelpText } from '../../../screen/help-text.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { COMMENT_LIMIT, reasons } from './answers.js';
import { endText, lostWith } from './consequences.js';
import { words } from './copy.js';
import type { CancelFlow } from './model.js';
import { Offer } from './offer.js';
import type { Asking as AskingScreen, RefusalCode } from './screen.js';
import { endOf } from './terms.js';
import { actions, besideReasons, lead, lost, muted, stack, why } from './view.css.js';

export interface AskingProps {
  screen: AskingScreen;
  model: CancelFlow;
  panel: PanelProps;
}

/** What exactly ends and when; why, for whoever wants to say; the offer that fits; and the press that ends it. */
export function Asking({ screen, model, panel }: AskingProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { values } = useStore(model.$form);
  const {
    account: { subscription },
    now,
  } = panel;
  if (!subscription) return null;
  const { busy, refused, tooLong } = screen;
  const end = endOf(subscription);
  const also = lostWith(subscription, screen.members, copy, locale);
  const offer = screen.offers.find(({ reason }) => reason === values.reason)?.offer;
  const stay = () => {
    model.forget();
    panel.onClose();
  };
  return (
    // Enter in a field ends no membership, and takes no offer: both want a press of their own button
    <Form label={copy.title} className={stack} onSubmit={() => undefined} refusal={refused ?? tooLong}>
      <p className={lead}>{endText(subscription, now, copy, locale)}</p>
      {also.length > 0 && (
        <div className={lost}>
          <p className={muted}>{copy.confirm.also}</p>
          <BulletList items={also} />
        </div>
      )}
      <div className={why}>
        <RadioGroup
          label={copy.survey.question}
          name="reason"
          value={values.reason}
          options={reasons.map(value => ({ value, label: copy.survey.reasons[value] }))}
          onChange={chosen => model.type('reason', reasons.find(one => one === chosen) ?? '')}
        />
        <div role="status" className={besideReasons}>
          {offer && (
            <Offer
              offer={offer}
              busy={busy === 'accept'}
              refused={refused?.by === 'accept' && <Refused code={refused.code} />}
              model={model}
              panel={panel}
            />
          )}
        </div>
        {values.reason && (
          <Textarea
            label={values.reason === 'other' ? copy.survey.reason : copy.survey.more}
            name="comment"
            limit={COMMENT_LIMIT}
            value={values.comment}
            onChange={text => model.type('comment', text)}
          />
        )}
      </div>
      {refused?.by === 'cancel' && <Refused code={refused.code} />}
      <div className={actions}>
        <Button type={offer ? 'secondary' : 'primary'} onClick={stay}>
          {copy.keep}
        </Button>
        <Button type="warning-secondary" loading={busy === 'cancel'} onClick={() => void model.cancel()}>
          {end === undefined
            ? copy.confirm.endNow
            : copy.confirm.endOn(sayDate(end, locale, { is: 'ends', pressed: true }))}
        </Button>
      </div>
    </Form>
  );
}

function Refused({ code }: { code: RefusalCode }) {
  const copy = useWords(words);
  return (
    <div {...refusalMark}>
      <Banner>
        <HelpText>{copy.failed[code]}</HelpText>
      </Banner>
    </div>
  );
}
