/**
 * What the sandbox's card provider keeps, and the only door between it and the back end.
 * Card numbers and security codes never pass this door: brand, last four, expiry and a fingerprint do.
 */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficientFunds'
  | 'expired'
  | 'processingError'
  | 'requiresAction'
  | 'asksAlways'
  | 'chargeFails';

export type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'unknown';

export interface BillingDetails {
  name?: string;
  email?: string;
  phone?: string;
  address?: { line1?: string; line2?: string; city?: string; state?: string; postalCode?: string; country?: string };
}

export interface VaultPaymentMethod {
  /** `pm_…` */
  id: string;
  brand: CardBrand;
  /** The last four digits. */
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same card number always gives the same fingerprint (trial fraud, domain 1.10). */
  fingerprint: string;
  /** What a later charge or set-up of this card does; decided by the test number. */
  behaviour: CardBehaviour;
  billing: BillingDetails;
  /** Unix seconds. */
  createdAt: number;
}

/** A confirmation that the card's bank requires (3-D Secure). */
export interface VaultIntent {
  /** `seti_…` */
  id: string;
  /** `seti_…_secret_…`; knowing it is the right to act on the intent. */
  clientSecret: string;
  paymentMethodId: string;
  status: 'requires_action' | 'succeeded' | 'requires_payment_method';
  /** Unix seconds. */
  createdAt: number;
}

export interface Vault {
  savePaymentMethod(method: VaultPaymentMethod): Promise<void>;
  findPaymentMethod(id: string): Promise<VaultPaymentMethod | undefined>;
  findIntent(clientSecret: string): Promise<VaultIntent | undefined>;
  /** Moves an intent on, only from `requires_action`; answers the intent as it then is. */
  settleIntent(clientSecret: string, to: 'succeeded' | 'requires_payment_method'): Promise<VaultIntent | undefined>;
}
