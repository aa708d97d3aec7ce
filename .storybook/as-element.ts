import { createElement, type ReactElement } from 'react';
import { defineElements } from '../src/elements/define-elements.js';
import { callbackName, eventType, type Definition } from '../src/widgets/element/define.js';
import { table } from '../src/widgets/table.js';

defineElements(table);

/** Shows a widget as its custom element: the story's args become properties, its callbacks listeners. */
export function asElement(definition: Definition) {
  const events = Object.entries(definition.events).map(([name]) => ({
    callback: callbackName(name),
    type: eventType(name),
  }));
  return (given: object): ReactElement => {
    const args: Readonly<Record<string, unknown>> = { ...given };
    const properties = Object.entries(args).filter(([name]) => !events.some(({ callback }) => callback === name));
    const listeners = events.map(({ callback, type }) => [
      `on${type}`,
      (event: CustomEvent<unknown>) => {
        const handler = args[callback];
        if (typeof handler === 'function' && handler(event.detail) === false) event.preventDefault();
      },
    ]);
    return createElement(definition.tag, Object.fromEntries([...properties, ...listeners]));
  };
}

/** What an element has rendered, once it shows. */
export async function insideOf(canvas: HTMLElement, tag: Definition['tag']): Promise<HTMLElement> {
  const element = canvas.querySelector<HTMLElement & { whenReady(): Promise<void> }>(tag);
  if (!element) throw new Error(`There is no <${tag}> in this story.`);
  await element.whenReady();
  const box = element.shadowRoot?.querySelector<HTMLElement>('[data-echelon-root]');
  if (!box) throw new Error(`<${tag}> has rendered nothing.`);
  return box;
}
