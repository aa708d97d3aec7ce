import { answer } from '../channel.js';
import type { FrameLook, FrameOptions, FrameSetup, FrameType, ToFrame, ToPage, Validated } from '../messages.js';
import { wordsFor } from '../words.js';
import { applyAppearance } from './appearance.js';
import type { Field } from './field.js';
import type { Fault, FrameForm } from './form.js';

/** What every frame does: apply the appearance, listen, validate, report. Only the form differs. */
export class FrameController<T extends FrameType> {
  #port: MessagePort | undefined;
  #look: FrameLook | undefined;
  #options: FrameOptions[T] | undefined;
  #focused = false;
  setup: FrameSetup<T> | undefined;

  constructor(
    readonly form: FrameForm<T>,
    private readonly own: (event: MessageEvent<ToFrame<T>>, port: MessagePort) => void,
  ) {
    document.body.append(form.root);
    for (const field of form.fields) {
      field.control.addEventListener('input', () => this.#typed(field));
      field.control.addEventListener('blur', () => this.#left(field));
      field.control.addEventListener('focus', () => this.#entered());
    }
    form.changed = () => this.send({ is: 'change', state: form.state() });
    addEventListener('blur', () => this.#away());
    addEventListener('keydown', event => {
      if (event.key === 'Escape') this.send({ is: 'escape' });
      // Like the provider's own: a return in a field submits the form around the element, for any type of button.
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) this.send({ is: 'enter' });
    });
    new ResizeObserver(() => this.#measure()).observe(document.body);
  }

  send(message: ToPage): void {
    this.#port?.postMessage(message);
  }

  hear(event: MessageEvent<ToFrame<T>>, port: MessagePort): void {
    const message = event.data;
    this.#port = port;
    switch (message.is) {
      case 'setup':
        this.setup = message;
        this.#look = message.look;
        this.#options = message.options;
        this.#arrange();
        if (!message.publishableKey.startsWith('pk_sandbox_')) {
          return this.send({
            is: 'failed',
            error: {
              type: 'invalid_request_error',
              code: 'api_key_invalid',
              message: 'The sandbox takes publishable keys that begin with pk_sandbox_.',
            },
          });
        }
        return this.send({ is: 'ready', state: this.form.state() });
      case 'look':
        this.#look = message.look;
        return this.#arrange();
      case 'options':
        this.#options = message.options;
        this.#arrange();
        return this.send({ is: 'change', state: this.form.state() });
      case 'validate': {
        const fault = this.#faults()[0];
        for (const { field, message: text } of this.#faults()) field.blame(text);
        return answer<Validated>(event, { fault: fault && { code: fault.code, message: fault.message } });
      }
      case 'focusFault':
        return this.form.fields.find(field => field.faulty)?.control.focus();
      case 'focus':
        return this.form.fields.find(field => field.shown)?.control.focus();
      case 'blur':
        return document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined;
      case 'clear':
        for (const field of this.form.fields) {
          if (!field.spec.choices) field.value = '';
          field.blame(undefined);
        }
        return this.send({ is: 'change', state: this.form.state() });
      default:
        return this.own(event, port);
    }
  }

  #faults(): Fault[] {
    return this.form.fields.flatMap(field => {
      const fault = this.form.faultOf(field);
      return fault ? [{ field, ...fault }] : [];
    });
  }

  #arrange(): void {
    if (!this.#look || !this.#options) return;
    applyAppearance(document.documentElement, this.#look);
    this.form.arrange(this.#options, wordsFor(this.#look.locale), this.#look);
    // words and rules may be others now: a fault that is shown is said again
    for (const field of this.form.fields) if (field.faulty) field.blame(this.form.faultOf(field)?.message);
    this.#measure();
  }

  #typed(field: Field): void {
    // a fault that is put right goes at once; a new one waits until the field is left
    if (field.faulty && !this.form.faultOf(field)) field.blame(undefined);
    this.send({ is: 'change', state: this.form.state() });
  }

  #left(field: Field): void {
    if (field.value !== '') field.blame(this.form.faultOf(field)?.message);
  }

  #entered(): void {
    if (this.#focused) return;
    this.#focused = true;
    this.send({ is: 'focus' });
  }

  #away(): void {
    if (!this.#focused) return;
    this.#focused = false;
    this.send({ is: 'blur' });
  }

  #measure(): void {
    this.send({ is: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) });
  }
}
