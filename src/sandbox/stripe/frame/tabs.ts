import { walletNames } from '../card/wallets.js';
import type { Method } from '../messages.js';
import type { Words } from '../words.js';

/** The methods as tabs over one panel: one stop of the Tab key, the arrow keys between them. */
export class Tabs {
  readonly root = document.createElement('div');
  #chosen: Method = 'card';
  #shown: readonly Method[] = [];

  constructor(
    private readonly panel: HTMLElement,
    private readonly onChoose: () => void,
  ) {
    this.root.className = 'tabs';
    this.root.setAttribute('role', 'tablist');
    this.root.addEventListener('keydown', event => this.#onKey(event));
    panel.id = 'panel';
  }

  get chosen(): Method {
    return this.#chosen;
  }

  arrange(methods: readonly Method[], { methods: label, card }: Words, locked: boolean): void {
    this.root.setAttribute('aria-label', label);
    if (!methods.includes(this.#chosen)) this.#chosen = 'card';
    if (methods.join() !== this.#shown.join()) {
      this.#shown = methods;
      this.root.replaceChildren(...methods.map(method => this.#tab(method)));
    }
    for (const tab of this.#tabs) {
      tab.textContent = tab.value === 'card' ? card : walletNames[tab.value as Exclude<Method, 'card'>];
      tab.disabled = locked;
    }
    this.root.hidden = methods.length < 2;
    this.#mark();
  }

  get #tabs(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll('button')];
  }

  #tab(method: Method): HTMLButtonElement {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = tab.value = method;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', 'panel');
    tab.addEventListener('click', () => this.#choose(method));
    return tab;
  }

  #choose(method: Method): void {
    if (method === this.#chosen) return;
    this.#chosen = method;
    this.#mark();
    this.onChoose();
  }

  #mark(): void {
    for (const tab of this.#tabs) {
      const chosen = tab.value === this.#chosen;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
    if (this.root.hidden) {
      this.panel.removeAttribute('role');
      this.panel.removeAttribute('aria-labelledby');
    } else {
      this.panel.setAttribute('role', 'tabpanel');
      this.panel.setAttribute('aria-labelledby', this.#chosen);
    }
  }

  #onKey(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const at = tabs.findIndex(tab => tab.value === this.#chosen);
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  }
}
