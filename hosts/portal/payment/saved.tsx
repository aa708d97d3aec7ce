import type { PaymentMethod } from '@echelon/membership/core';
import { success } from '@echelon/membership/icons';
import { Button, EmptyState, isCardBrand, useWords } from '@echelon/membership/ui';
import { useEffect, useRef } from 'react';
import { paymentWords } from './payment-words.js';

/** Names as the card companies write them; a card of any other is told by its digits. */
const brands: Readonly<Record<string, string>> = { amex: 'American Express', diners: 'Diners Club', discover: 'Discover', jcb: 'JCB', mastercard: 'Mastercard', unionpay: 'UnionPay', visa: 'Visa' };

const nameOf = ({ brand, last4 }: PaymentMethod): string => [isCardBrand(brand) ? brands[brand] : '', `•••• ${last4}`].filter(Boolean).join(' ');

/** Says which card pays from now on, and leads back. The form and its button are gone, so it takes the focus. */
export function Saved({ method, next }: { method: PaymentMethod; next: string }) {
  const { saved } = useWords(paymentWords);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="told" tabIndex={-1} role="status">
      <EmptyState icon={success} title={saved.title} action={<Button href={next}>{saved.on}</Button>}>{saved.text.replace('{card}', () => nameOf(method))}</EmptyState>
    </div>
  );
}
