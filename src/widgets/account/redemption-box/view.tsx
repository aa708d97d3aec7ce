import { useEffect, useRef, type RefObject } from 'react';
import { sayDate, sayMoney } from '../../../core/figures.js';
import { formatNumber } from '../../../core/numbers.js';
import type { RedemptionPreview } from '../../../core/contract/schemas/redemption-codes.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { success } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import type { PropsOf } from '../../element/define.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { refusalText, words, type Copy } from './copy.js';
import type { redemptionBox } from './index.js';
import { createRedemptionBox, type Screen } from './model.js';
import { weighedText } from '../../screen/code-refusal-copy.js';
import { muted } from '../../layout/sections.css.js';
import { actions, box, figure, give, offer, outline, presses, title } from './view.css.js';
import { HelpText } from '../../screen/help-text.js';

type Props = PropsOf<typeof redemptionBox>;
type Model = ReturnType<typeof createRedemptionBox>;

/** A code, what it gives, and the press that redeems it. */
export function View({ code, onCodeRedeemed, onSignInRequested, onPaymentRequested }: Props) {
  const model = useModel(
    session => createRedemptionBox({ session, code, onRedeemed: kind => onCodeRedeemed?.({ kind }) }),
    [code],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useStageFocus(screen, heading);
  return (
    <div className={box}>
      <h2 ref={heading} className={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <PersonView screen={screen} texts={copy.screen} onSignIn={onSignInRequested}>
        {own => <Shown model={model} screen={own} onPay={() => onPaymentRequested?.()} />}
      </PersonView>
    </div>
  );
}

const stages: Readonly<Record<Screen['is'], string | undefined>> = {
  loading: undefined,
  signedOut: undefined,
  failed: undefined,
  child: undefined,
  asking: 'code',
  checking: 'code',
  offered: 'offer',
  redeeming: 'offer',
  granted: 'granted',
  blocked: 'blocked',
};

/** What was pressed is gone with its stage: the focus goes to the top of the next one, unless a refusal takes it. */
function useStageFocus(screen: Screen, heading: RefObject<HTMLElement | null>): void {
  const stage = stages[screen.is];
  const before = useRef(stage);
  const isRefused = 'refused' in screen && screen.refused !== undefined;
  useEffect(() => {
    if (before.current && stage && before.current !== stage && !isRefused) heading.current?.focus();
    before.current = stage;
  }, [stage, isRefused, heading]);
}

interface ShownProps {
  model: Model;
  screen: Exclude<Screen, PersonScreen>;
  onPay: () => void;
}

function Shown({ model, screen, onPay }: ShownProps) {
  const copy = useWords(words);
  switch (screen.is) {
    case 'blocked':
      return (
        <Banner tone="info" title={copy.blockedTitle}>
          <HelpText>{copy.blocked[screen.reason](screen.name)}</HelpText>
        </Banner>
      );
    case 'asking':
    case 'checking':
      return <Asking model={model} screen={screen} />;
    case 'offered':
    case 'redeeming':
      return <Offered model={model} screen={screen} onPay={onPay} />;
    case 'granted':
      return <Granted model={model} screen={screen} />;
    default:
      return screen satisfies never;
  }
}

function Asking({ model, screen }: { model: Model; screen: Extract<Screen, { is: 'asking' | 'checking' }> }) {
  const copy = useWords(words);
  const locale = useLocale();
  const typed = useStore(model.$typed);
  const refused = screen.is === 'asking' ? screen.refused : undefined;
  const error = refused
    ? refusalText(copy, refused, locale)
    : screen.is === 'asking' && screen.empty
      ? copy.empty
      : undefined;
  return (
    <Form
      label={copy.title}
      className={actions}
      onSubmit={() => void model.check()}
      refusal={error === undefined ? undefined : screen}
    >
      <TextField
        label={copy.label}
        helper={copy.helper}
        name="redemptionCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={model.type}
        error={error && <HelpText>{error}</HelpText>}
      />
      <div>
        <Button submit loading={screen.is === 'checking'}>
          {copy.check}
        </Button>
      </div>
      <p className={outline}>{copy.ticket}</p>
    </Form>
  );
}

/** What a code gives: the figure or the name that is large, and what it is. */
function given({ effect }: RedemptionPreview, { gives }: Copy, locale: string): { large?: string; text: string } {
  const text = gives[effect.kind];
  switch (effect.kind) {
    case 'days':
      return { large: formatNumber(effect.days, locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }), text };
    case 'credit':
      return {
        large: sayMoney({ value: effect.amount, currency: { code: effect.currencyCode, scale: 100 } }, locale, {
          is: 'gift',
        }),
        text,
      };
    case 'discount':
      return { large: effect.discount.name, text };
    default:
      return { text };
  }
}

/** The press by what it leads to: a code gives, and only one in place of a better discount raises the bill that comes next. */
export function pressOf({ betterRuns, nextBill }: RedemptionPreview, copy: Copy, locale: string): string {
  if (!betterRuns) return copy.redeem;
  if (!nextBill?.amount) return copy.replace;
  const amount = sayMoney({ value: nextBill.amount, currency: nextBill.currency }, locale, {
    is: 'bill',
    at: nextBill.date,
    pressed: true,
  });
  return copy.replaceThen(amount, sayDate(nextBill.date, locale, { is: 'billDay', pressed: true }));
}

function Offered({
  model,
  screen,
  onPay,
}: {
  model: Model;
  screen: Extract<Screen, { is: 'offered' | 'redeeming' }>;
  onPay: () => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  const { preview } = screen;
  const { large, text: what } = given(preview, copy, locale);
  const refused = screen.is === 'offered' ? screen.refused : undefined;
  const better = preview.betterRuns ?? undefined;
  return (
    <Form
      label={copy.title}
      className={actions}
      onSubmit={() => void model.redeem(better !== undefined)}
      refusal={refused}
    >
      {refused && (
        <div {...refusalMark}>
          <Banner
            tone="critical"
            actions={
              refused.code === 'paymentOverdue' && (
                <Button type="secondary" size="sm" onClick={onPay}>
                  {copy.pay}
                </Button>
              )
            }
          >
            <HelpText>{refusalText(copy, refused, locale)}</HelpText>
          </Banner>
        </div>
      )}
      <SeenAndSaid className={offer} part="offer">
        <StatusPill tone="success" icon={success}>
          {copy.offered}
        </StatusPill>
        <div>
          {large && (
            <p className={figure}>
              <bdi>{large}</bdi>
            </p>
          )}
          <p className={give}>{what}</p>
        </div>
        {preview.expiresAt !== null && <p>{copy.goodUntil(sayDate(preview.expiresAt, locale, { is: 'codeEnds' }))}</p>}
      </SeenAndSaid>
      <div>
        <p className={muted}>{copy.label}</p>
        <p className={give}>
          <bdi>{preview.code}</bdi>
        </p>
      </div>
      {better && (
        <Banner tone="warning" announced={false}>
          {weighedText(copy.codeRefusal, better, locale)}
        </Banner>
      )}
      <div className={presses}>
        {better && (
          <Button onClick={model.another} disabled={screen.is === 'redeeming'}>
            {copy.keepMine}
          </Button>
        )}
        <Button submit type={better ? 'secondary' : 'start'} loading={screen.is === 'redeeming'}>
          {pressOf(preview, copy, locale)}
        </Button>
      </div>
      {screen.is === 'offered' && !better && (
        <p>
          <Link onClick={model.another}>{copy.another}</Link>
        </p>
      )}
    </Form>
  );
}

/** What has changed by it. */
function changed(
  { preview: { effect }, account }: Extract<Screen, { is: 'granted' }>,
  { granted }: Copy,
  locale: string,
): string {
  if (effect.kind === 'credit') return granted.credit(sayMoney(account.accountCredit, locale, { is: 'credit' }));
  if (effect.kind === 'discount') return granted.discount;
  const { currentPeriodEnd: end = null, nextBillDate: bill = null } = account.subscription ?? {};
  if (effect.kind !== 'days' || end === null) return granted.offer;
  return bill === null
    ? granted.days(sayDate(end, locale, { is: 'periodEnds' }))
    : granted.nextBill(sayDate(bill, locale, { is: 'billDay' }));
}

function Granted({ model, screen }: { model: Model; screen: Extract<Screen, { is: 'granted' }> }) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <Banner
      tone="success"
      title={copy.granted.title}
      actions={<Link onClick={model.another}>{copy.granted.another}</Link>}
    >
      {changed(screen, copy, locale)}
    </Banner>
  );
}
