import { expiryFault, formatExpiry, readExpiry } from '../card/expiry.js';
import { brandLabel, codeLengthFor, digitsOf, groupDigits, longestFor, numberFault } from '../card/number.js';
import { walletCards, walletNames } from '../card/wallets.js';
import type { FrameLook, FrameState, PaymentOptions, Wallet } from '../messages.js';
import { type Words, wordsFor } from '../words.js';
import { countryChoices, firstCountry, fitsCountry } from './countries.js';
import { Field } from './field.js';
import { type Fault, type FrameForm, rowsOf, tidyRows } from './form.js';
import { markOf, shownFirst } from './marks.js';
import { rewrite } from './rewrite.js';
import { Tabs } from './tabs.js';

/** Card networks compare the postal code only here. */
const comparesPostalCode = new Set(['US', 'CA', 'GB']);

/** Number, expiry, security code, and the country where nobody else asks for it; or a wallet, which knows all of that. */
export class PaymentForm implements FrameForm<'payment'> {
  readonly #number = new Field({
    name: 'cardnumber',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    code: true,
    maxLength: 40,
  });
  readonly #expiry = new Field({
    name: 'exp-date',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    code: true,
    maxLength: 12,
  });
  readonly #code = new Field({ name: 'cvc', autocomplete: 'cc-csc', inputMode: 'numeric', code: true });
  readonly #country = new Field({ name: 'country', autocomplete: 'billing country', choices: true });
  readonly #postalCode = new Field({ name: 'postal', autocomplete: 'billing postal-code', maxLength: 12 });
  readonly #brand = document.createElement('span');
  readonly fields = [this.#number, this.#expiry, this.#code, this.#country, this.#postalCode];
  readonly #rows = rowsOf([this.#number], [this.#expiry, this.#code], [this.#country, this.#postalCode]);
  readonly #note = document.createElement('p');
  readonly #tabs = new Tabs(this.#rows, () => this.#choose());
  readonly root = document.createElement('div');
  changed?: () => void;
  #words: Words = wordsFor('en');
  #asksCountry = false;

  constructor() {
    this.root.append(this.#tabs.root, this.#rows);
    this.#note.className = 'note';
    this.#rows.append(this.#note);
    this.#brand.className = 'brand';
    this.#number.box.append(this.#brand);
    this.#showBrand();
    this.#number.control.addEventListener('input', event => this.#onNumber(event));
    this.#expiry.control.addEventListener('input', event => this.#onExpiry(event));
    this.#code.control.addEventListener('input', () => this.#onCode());
    this.#country.control.addEventListener('input', () => this.#showPostalCode());
  }

  /** What the server is sent; it stays in this frame otherwise. */
  get card(): { number: string; exp_month: number; exp_year: number; cvc: string; wallet?: Wallet } {
    const wallet = this.#wallet;
    if (wallet) {
      const { number, cvc } = walletCards[wallet];
      return { number, exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc, wallet };
    }
    const expiry = readExpiry(this.#expiry.value);
    return { number: this.#digits, exp_month: expiry?.month ?? 0, exp_year: expiry?.year ?? 0, cvc: this.#code.value };
  }

  /** Country and postal code, when they were asked here. */
  get address(): { country?: string; postal_code?: string } {
    return {
      ...(this.#country.shown ? { country: this.#country.value } : {}),
      ...(this.#postalCode.shown ? { postal_code: this.#postalCode.value } : {}),
    };
  }

  /** The field that the server's answer is about. */
  fieldFor(param: string | undefined): Field {
    if (param === 'cvc') return this.#code;
    return param?.startsWith('exp_') ? this.#expiry : this.#number;
  }

  arrange(options: PaymentOptions, words: Words, { locale }: FrameLook): void {
    this.#words = words;
    this.#number.name(words.number);
    this.#number.hint('1234 1234 1234 1234');
    this.#expiry.name(words.expiry);
    this.#expiry.hint(words.expiryHint);
    this.#code.name(words.code);
    this.#code.hint(words.codeHint);
    this.#country.name(words.country);
    this.#asksCountry = options.askCountry;
    this.#tabs.arrange(options.methods, words, options.readOnly);
    const chosen = this.#country.value || firstCountry(options.country, [], locale);
    this.#country.offer(countryChoices([], locale), chosen);
    if (this.#postalCode.value === '') this.#postalCode.value = options.postalCode;
    for (const field of this.fields) field.lock(options.readOnly);
    this.#showMethod();
  }

  faultOf(field: Field): Omit<Fault, 'field'> | undefined {
    if (!field.shown) return undefined;
    const words = this.#words;
    switch (field) {
      case this.#number: {
        const fault = numberFault(this.#digits);
        return (
          fault && {
            code: fault === 'incompleteNumber' ? 'incomplete_number' : 'invalid_number',
            message: words[fault],
          }
        );
      }
      case this.#expiry: {
        const fault = expiryFault(readExpiry(field.value), Date.now() / 1000);
        return (
          fault && {
            code: fault === 'incompleteExpiry' ? 'incomplete_expiry' : 'invalid_expiry_year',
            message: words[fault],
          }
        );
      }
      case this.#code:
        return field.value.length === codeLengthFor(this.#digits)
          ? undefined
          : { code: 'incomplete_cvc', message: words.incompleteCode };
      case this.#postalCode:
        if (field.value === '') return { code: 'incomplete_zip', message: words.required };
        return fitsCountry(this.#country.value, field.value)
          ? undefined
          : { code: 'invalid_zip', message: words.invalidPostalCode };
      default:
        return undefined;
    }
  }

  state(): FrameState {
    return {
      empty: !this.#wallet && this.#digits === '' && this.#expiry.value === '' && this.#code.value === '',
      complete: this.fields.every(field => this.faultOf(field) === undefined),
      method: this.#tabs.chosen,
    };
  }

  get #wallet(): Wallet | undefined {
    const { chosen } = this.#tabs;
    return chosen === 'card' ? undefined : chosen;
  }

  #choose(): void {
    this.#showMethod();
    this.changed?.();
  }

  #showMethod(): void {
    const wallet = this.#wallet;
    for (const field of [this.#number, this.#expiry, this.#code]) field.shown = !wallet;
    this.#country.shown = this.#asksCountry && !wallet;
    this.#note.hidden = !wallet;
    if (wallet) this.#note.textContent = this.#words.walletChosen.replace('{wallet}', walletNames[wallet]);
    this.#showPostalCode();
  }

  /** What is accepted, until the number says which it is. */
  #showBrand(): void {
    const label = brandLabel(this.#digits);
    const marks = (label ? [label] : this.#digits ? [] : shownFirst).flatMap(name => markOf(name) ?? []);
    this.#brand.replaceChildren(...(label && marks.length === 0 ? [label] : marks));
    this.#brand.classList.toggle('word', label !== '' && marks.length === 0);
  }

  get #digits(): string {
    return digitsOf(this.#number.value);
  }

  #onNumber(event: Event): void {
    const input = this.#number.control;
    const before = this.#digits;
    rewrite(input, event, groupDigits);
    this.#showBrand();
    this.#onCode();
    // typing the last digit of a good number moves on, as people expect of card fields
    if (before.length === longestFor(before) && !numberFault(before)) this.#moveOn(input, this.#expiry);
  }

  #onExpiry(event: Event): void {
    const input = this.#expiry.control;
    rewrite(input, event, formatExpiry);
    if (this.faultOf(this.#expiry) === undefined) this.#moveOn(input, this.#code);
  }

  #onCode(): void {
    const kept = digitsOf(this.#code.value).slice(0, codeLengthFor(this.#digits));
    if (kept !== this.#code.control.value) this.#code.value = kept;
  }

  #moveOn(from: HTMLElement, to: Field): void {
    const atEnd = !(from instanceof HTMLInputElement) || from.selectionStart === from.value.length;
    if (document.activeElement === from && atEnd && to.value === '') to.control.focus();
  }

  #showPostalCode(): void {
    const country = this.#country.value;
    this.#postalCode.shown = this.#country.shown && comparesPostalCode.has(country);
    this.#postalCode.name(country === 'US' ? this.#words.zipCode : this.#words.postalCode);
    tidyRows(this.#rows);
  }
}
