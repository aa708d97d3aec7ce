import type { Stripe } from '@stripe/stripe-js';
import type { PaymentMethod } from '../../../core/contract/schemas/account.js';
import type { AddressValue } from './address.js';
import type { LoadFailure, SaveFailure } from './copy.js';

/** What the fields begin with. */
export interface Person {
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
  phone: string | undefined;
  /** Two-letter code. */
  country: string | undefined;
  /** Typed before, where the fields have to come again, or saved with the card that is replaced. */
  typed?: AddressValue | undefined;
}

/** Why the payment method was not saved; a new one for each time. */
export type Refusal =
  /** Pressed too early: the fields show what is missing, the form says it. */
  | { by: 'missing' }
  /** The fields themselves show what is wrong; these are the provider's words for it. */
  | { by: 'fields'; message: string | undefined }
  /** The card's bank or its provider, in their words where they have any. */
  | { by: 'provider'; message: string | undefined }
  | { by: 'server'; code: SaveFailure; details: readonly string[] };

export interface Form {
  is: 'form';
  stripe: Stripe;
  /** Another one for every try to load the fields. */
  attempt: number;
  person: Person;
  /** The address fields have come: until then the form is there, but not shown (spec s.4). */
  shown: boolean;
  cardComplete: boolean;
  addressComplete: boolean;
  /** `finished` stays on in edit mode, until the parent takes the form away (spec s.4). */
  busy: 'no' | 'saving' | 'confirming' | 'finished';
  /** The session is over, though nobody wished it: what was typed waits, out of sight, for the same person. */
  away?: boolean;
  refusal?: Refusal | undefined;
  saved?: PaymentMethod | undefined;
  /** The page has taken the fields apart, and what was typed into the card is gone. */
  lost?: boolean;
}

/** What few ever see; its words are fetched when they do. */
export type CannotGoOn =
  /** The card provider's script, or its fields, did not come. */
  | { is: 'unreachable' }
  /** The page takes the fields apart whenever they come. */
  | { is: 'removed' };

export type Screen =
  | { is: 'loading' }
  | { is: 'signedOut' }
  | { is: 'invalidOffer' }
  /** The server takes no card at all. */
  | { is: 'notTaken' }
  | { is: 'failed'; code: LoadFailure }
  | CannotGoOn
  | Form;
