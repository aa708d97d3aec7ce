import { digitsOf } from '../card/number.js';
import type { AddressValue, FrameLook, FrameState } from '../messages.js';
import { type Words, wordsFor } from '../words.js';
import type { AddressOptions } from './address-options.js';
import { countryChoices, firstCountry, fitsCountry, tidyPostalCode, usesPostalCode } from './countries.js';
import { Field } from './field.js';
import { type Fault, type FrameForm, rowsOf, tidyRows } from './form.js';
import { regionsOf } from './regions.js';

/** Name, address and telephone of the payer. */
export class AddressForm implements FrameForm<'address'> {
  readonly #name = new Field({ name: 'name', autocomplete: 'billing name' });
  readonly #firstName = new Field({ name: 'given-name', autocomplete: 'billing given-name' });
  readonly #lastName = new Field({ name: 'family-name', autocomplete: 'billing family-name' });
  readonly #country = new Field({ name: 'country', autocomplete: 'billing country', choices: true });
  readonly #line1 = new Field({ name: 'line1', autocomplete: 'billing address-line1' });
  readonly #line2 = new Field({ name: 'line2', autocomplete: 'billing address-line2' });
  readonly #city = new Field({ name: 'city', autocomplete: 'billing address-level2' });
  readonly #state = new Field({ name: 'state', autocomplete: 'billing address-level1', choices: true });
  readonly #postalCode = new Field({ name: 'postal', autocomplete: 'billing postal-code', maxLength: 12 });
  readonly #phone = new Field({
    name: 'phone',
    autocomplete: 'billing tel',
    type: 'tel',
    inputMode: 'tel',
    code: true,
    maxLength: 30,
  });
  readonly fields = [
    this.#name,
    this.#firstName,
    this.#lastName,
    this.#country,
    this.#line1,
    this.#line2,
    this.#city,
    this.#state,
    this.#postalCode,
    this.#phone,
  ];
  readonly root = rowsOf(
    [this.#name],
    [this.#firstName, this.#lastName],
    [this.#country],
    [this.#line1],
    [this.#line2],
    [this.#city],
    [this.#state, this.#postalCode],
    [this.#phone],
  );
  #words: Words = wordsFor('en');
  #phoneRequired = false;
  #defaulted = false;

  constructor() {
    this.#country.control.addEventListener('input', () => {
      // a code of the old country would be blamed on the person
      if (this.#postalCode.value !== '' && !fitsCountry(this.#country.value, this.#postalCode.value))
        this.#postalCode.value = '';
      this.#postalCode.blame(undefined);
      this.#followCountry('');
    });
  }

  arrange(options: AddressOptions, words: Words, { locale }: FrameLook): void {
    this.#words = words;
    this.#name.name(options.name === 'organization' ? words.organization : words.fullName);
    this.#firstName.name(words.firstName);
    this.#lastName.name(words.lastName);
    this.#country.name(words.country);
    this.#line1.name(words.line1);
    this.#line2.name(words.line2, words.optional);
    this.#city.name(words.city);
    this.#phone.name(words.phone, options.phone === 'required' ? undefined : words.optional);
    this.#name.shown = options.name === 'full' || options.name === 'organization';
    this.#firstName.shown = options.name === 'split';
    this.#lastName.shown = options.name === 'split';
    this.#phone.shown = options.phone !== 'none';
    this.#phoneRequired = options.phone === 'required';
    const chosen = this.#country.value || firstCountry(options.defaults.country, options.countries, locale);
    this.#country.offer(countryChoices(options.countries, locale), chosen);
    const fresh = !this.#defaulted;
    if (fresh) this.#fill(options.defaults);
    this.#followCountry(fresh ? options.defaults.state : this.#state.value);
  }

  faultOf(field: Field): Omit<Fault, 'field'> | undefined {
    if (!field.shown || field === this.#line2) return undefined;
    const empty = field.value === '';
    if (field === this.#phone) {
      if (empty ? !this.#phoneRequired : digitsOf(field.value).length >= 7) return undefined;
      return {
        code: empty ? 'incomplete_phone_number' : 'invalid_phone_number',
        message: empty ? this.#words.required : this.#words.invalidPhone,
      };
    }
    if (empty) return { code: `incomplete_${field.spec.name.replaceAll('-', '_')}`, message: this.#words.required };
    if (field === this.#postalCode && !fitsCountry(this.#country.value, field.value)) {
      return { code: 'invalid_postal_code', message: this.#words.invalidPostalCode };
    }
    return undefined;
  }

  state(): FrameState {
    const typed = [
      this.#name,
      this.#firstName,
      this.#lastName,
      this.#line1,
      this.#line2,
      this.#city,
      this.#postalCode,
      this.#phone,
    ];
    return {
      empty: typed.every(field => field.value === ''),
      complete: this.fields.every(field => this.faultOf(field) === undefined),
      address: this.#value(),
    };
  }

  #value(): AddressValue {
    const split = this.#firstName.shown;
    const country = this.#country.value;
    const firstName = this.#firstName.value;
    const lastName = this.#lastName.value;
    return {
      name: split ? `${firstName} ${lastName}`.trim() : this.#name.value,
      ...(split ? { firstName, lastName } : {}),
      ...(this.#phone.shown ? { phone: this.#phone.value } : {}),
      address: {
        line1: this.#line1.value,
        line2: this.#line2.value || null,
        city: this.#city.value,
        state: this.#state.shown ? this.#state.value : '',
        postal_code:
          this.#postalCode.shown && this.#postalCode.value !== ''
            ? tidyPostalCode(country, this.#postalCode.value)
            : '',
        country,
      },
    };
  }

  #fill(defaults: AddressOptions['defaults']): void {
    this.#defaulted = true;
    const space = defaults.name.indexOf(' ');
    this.#name.value = defaults.name || `${defaults.firstName} ${defaults.lastName}`.trim();
    this.#firstName.value = defaults.firstName || (space < 0 ? defaults.name : defaults.name.slice(0, space));
    this.#lastName.value = defaults.lastName || (space < 0 ? '' : defaults.name.slice(space + 1));
    this.#line1.value = defaults.line1;
    this.#line2.value = defaults.line2;
    this.#city.value = defaults.city;
    this.#postalCode.value = defaults.postalCode;
    this.#phone.value = defaults.phone;
  }

  /** States and codes are another matter in every country. */
  #followCountry(state: string): void {
    const country = this.#country.value;
    const regions = regionsOf(country);
    this.#state.shown = regions.length > 0;
    this.#state.name(country === 'CA' ? this.#words.province : this.#words.state);
    this.#state.offer([['', this.#words.choose], ...regions], state);
    if (this.#state.value !== '') this.#state.blame(undefined);
    this.#postalCode.shown = usesPostalCode(country);
    this.#postalCode.name(country === 'US' ? this.#words.zipCode : this.#words.postalCode);
    tidyRows(this.root);
  }
}
