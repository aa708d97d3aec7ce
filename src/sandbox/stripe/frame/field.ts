/** What a field needs to be built. */
export interface FieldSpec {
  name: string;
  autocomplete: string;
  inputMode?: 'numeric' | 'tel' | 'text';
  type?: 'text' | 'tel';
  /** Digits and codes run left to right in every language. */
  code?: boolean;
  /** A list to choose from instead of a field to type in. */
  choices?: boolean;
  maxLength?: number;
}

export type Choice = readonly [value: string, name: string];

/** One labelled field: a box to type in or a list to choose from, and the place for its fault. */
export class Field {
  readonly root = document.createElement('div');
  readonly control: HTMLInputElement | HTMLSelectElement;
  readonly box = document.createElement('div');
  #label = document.createElement('label');
  #fault = document.createElement('p');
  #lastChoices = '';

  constructor(readonly spec: FieldSpec) {
    const control = spec.choices ? document.createElement('select') : this.#input();
    control.id = spec.name;
    control.name = spec.name;
    control.setAttribute('autocomplete', spec.autocomplete);
    this.control = control;
    this.#label.htmlFor = spec.name;
    this.#fault.id = `${spec.name}-fault`;
    this.#fault.className = 'fault';
    this.#fault.hidden = true;
    this.box.className = 'box';
    this.box.append(control);
    this.root.className = 'field';
    this.root.append(this.#label, this.box, this.#fault);
  }

  get value(): string {
    return this.control.value.trim();
  }

  set value(text: string) {
    this.control.value = text;
  }

  get shown(): boolean {
    return !this.root.hidden;
  }

  set shown(shown: boolean) {
    this.root.hidden = !shown;
  }

  get faulty(): boolean {
    return !this.#fault.hidden;
  }

  /** @param optional The word for "may stay empty"; none when it may not. */
  name(label: string, optional?: string): void {
    this.#label.textContent = label;
    if (optional !== undefined) {
      const small = document.createElement('small');
      small.textContent = ` (${optional})`;
      this.#label.append(small);
    }
    if (!this.spec.choices) this.control.toggleAttribute('required', optional === undefined);
  }

  hint(placeholder: string): void {
    if (this.control instanceof HTMLInputElement) this.control.placeholder = placeholder;
  }

  /** Keeps what was chosen when it can still be chosen. */
  offer(choices: readonly Choice[], chosen: string = this.value): void {
    const now = JSON.stringify(choices);
    if (!(this.control instanceof HTMLSelectElement)) return;
    if (now !== this.#lastChoices) {
      this.#lastChoices = now;
      this.control.replaceChildren(...choices.map(([value, name]) => new Option(name, value)));
    }
    this.control.value = choices.some(([value]) => value === chosen) ? chosen : (choices[0]?.[0] ?? '');
  }

  /** @param text The fault in words; undefined takes it away. */
  blame(text: string | undefined): void {
    this.#fault.hidden = text === undefined;
    this.#fault.textContent = text ?? '';
    this.root.classList.toggle('bad', text !== undefined);
    if (text === undefined) {
      this.control.removeAttribute('aria-invalid');
      this.control.removeAttribute('aria-describedby');
    } else {
      this.control.setAttribute('aria-invalid', 'true');
      this.control.setAttribute('aria-describedby', this.#fault.id);
    }
  }

  lock(locked: boolean): void {
    if (this.control instanceof HTMLInputElement) this.control.readOnly = locked;
    else this.control.disabled = locked;
  }

  #input(): HTMLInputElement {
    const { spec } = this;
    const input = document.createElement('input');
    input.type = spec.type ?? 'text';
    input.inputMode = spec.inputMode ?? 'text';
    input.spellcheck = false;
    if (spec.code) input.classList.add('code');
    input.maxLength = spec.maxLength ?? 200;
    return input;
  }
}
