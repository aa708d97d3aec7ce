import { expect } from 'playwright/test';
import { locate, type Found, type Role, type Wanted } from './locate.js';
import type { Tab, Where } from './tab.js';

interface Within {
  /** Milliseconds, where what is waited for takes longer than a page usually does. */
  within?: number;
}

/** A user of a tab: finds things by their names, and has a mouse and a keyboard. */
export class Person {
  constructor(readonly tab: Tab) {}

  /** What is called so, once it is there and `until` holds. */
  async finds(
    role: Role,
    name: string,
    until: (found: Found) => boolean = () => true,
    { isLast = false, within, ...where }: Pick<Wanted, 'isLast'> & Within & Where = {},
  ): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(
        async () => {
          found = await this.tab.evaluate(locate, { role, name, isLast }, where).catch(() => undefined);
          return found !== undefined && until(found) ? 'there' : found;
        },
        { message: `the ${role} "${name}"`, ...(within !== undefined && { timeout: within }) },
      )
      .toBe('there');
    if (!found) throw new Error(`There is no ${role} "${name}".`);
    return found;
  }

  sees(role: Role, name: string, patience: Within = {}): Promise<Found> {
    return this.finds(role, name, undefined, patience);
  }

  /** Where a frame's own corner is in the window, once this height of it is in view. */
  async #cornerOf(frame: string | undefined, height: number): Promise<{ left: number; top: number }> {
    if (!frame) return { left: 0, top: 0 };
    return this.tab.evaluate(
      ([selector, y]) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const at = element.getBoundingClientRect().top + y;
        if (at < 40 || at > innerHeight - 40) scrollBy({ top: at - innerHeight / 2, behavior: 'instant' });
        const { left, top } = element.getBoundingClientRect();
        return { left: left + element.clientLeft, top: top + element.clientTop };
      },
      [frame, height] as const,
    );
  }

  /** Clicks it once it can be pressed and has come to rest. */
  async presses(role: Role, name: string, options: Pick<Wanted, 'isLast'> & Where = {}): Promise<void> {
    let before: Found | undefined;
    const isAtRest = (found: Found): boolean => {
      const isSame = before?.x === found.x && before.y === found.y;
      before = found;
      return isSame && found.isOnTop && !found.isDisabled;
    };
    let { x, y } = await this.finds(role, name, isAtRest, options);
    let corner = await this.#cornerOf(options.frame, y);
    // A frame may still move when what is in it has come to rest, and a click goes to where it was when last drawn.
    for (let moves = true; moves && options.frame;) {
      await this.tab.evaluate(
        () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      );
      ({ x, y } = await this.finds(role, name, isAtRest, options));
      const later = await this.#cornerOf(options.frame, y);
      moves = later.left !== corner.left || later.top !== corner.top;
      corner = later;
    }
    await this.tab.click(corner.left + x, corner.top + y);
  }

  /** Clicks into a field and types. */
  async writes(field: string, text: string, where: Where = {}): Promise<void> {
    await this.presses('field', field, where);
    await this.finds('field', field, ({ isFocused }) => isFocused, where);
    await this.tab.type(text);
  }
}
