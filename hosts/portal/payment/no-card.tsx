import { creditCard, external, gift, store } from '@echelon/membership/icons';
import type { Account } from '@echelon/membership/core';
import { Button, EmptyState, useWords } from '@echelon/membership/ui';
import { named } from '../area/named.js';
import { paymentWords } from './payment-words.js';

/** Whether an account has a card of ours to look after. */
export const takesCard = ({ subscription, channel }: Account): boolean =>
  subscription !== null && !subscription.provisioned && (channel === null || channel.kind === 'card');

/** In place of the form for an account without a card: why, and where to go instead. */
export function NoCard({ account: { subscription, channel } }: { account: Account }) {
  const { none, elsewhere, provided, home } = useWords(paymentWords);
  if (!subscription) return <EmptyState icon={creditCard} title={none.title} action={<Button href="/signup">{none.offers}</Button>}>{none.text}</EmptyState>;
  const { name = '', managementUrl = null } = channel ?? {};
  if (subscription.provisioned) return <EmptyState icon={gift} title={named(provided.title, name)} action={<Button href="/">{home}</Button>}>{provided.text}</EmptyState>;
  return (
    <EmptyState
      icon={store} title={named(elsewhere.title, name)}
      action={managementUrl ? <Button href={managementUrl} target="_blank" icon={external} iconPosition="end">{named(elsewhere.manage, name)}</Button> : <Button href="/">{home}</Button>}
    >
      {elsewhere.text}
    </EmptyState>
  );
}
