import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { defineElements } from '../../src/elements/define-elements.js';
import { defineWidget, json, string } from '../../src/widgets/element/define.js';

// React's own server and its own hydration; the widget's code never comes, as nothing here is about what it shows.
const widget = defineWidget({
  tag: 'echelon-two-words',
  summary: 'Has two words.',
  group: 'signup',
  height: 0,
  props: {
    countryCode: string({ summary: 'Two letters.' }),
    chosenPlan: json<object>({ ts: 'object', summary: 'A plan.' }),
  },
  events: {},
  parts: {},
  slots: {},
  load: () => new Promise(() => undefined),
});

const page = (props: object) => createElement(widget.tag, props);
const read = (name: string): unknown => Reflect.get(document.querySelector(widget.tag) ?? {}, name);

afterEach(() => document.body.replaceChildren());

describe('a page that React 19 renders on a server', () => {
  it('hands on a property of two words, before the element is defined, after, and once hydrated', async () => {
    const html = renderToString(page({ countryCode: 'CA' }));
    document.body.innerHTML = `<div id="app">${html}</div>`;
    defineElements([widget]);
    expect(read('countryCode')).toBe('CA');
    const app = document.querySelector('#app');
    if (!app) throw new Error('There is no page.');
    const root = await act(async () => hydrateRoot(app, page({ countryCode: 'CA' })));
    expect(read('countryCode')).toBe('CA');
    await act(async () => root.render(page({ countryCode: 'US' })));
    expect(read('countryCode')).toBe('US');
    await act(async () => root.unmount());
  });

  it('gets an object by a ref, as the recipe says: hydration itself hands none over', async () => {
    const plan = { id: 'one' };
    const html = renderToString(page({ chosenPlan: plan }));
    expect(html).not.toContain('[object');
    document.body.innerHTML = `<div id="app">${html}</div>`;
    const app = document.querySelector('#app');
    if (!app) throw new Error('There is no page.');
    const root = await act(async () => hydrateRoot(app, page({ chosenPlan: plan })));
    expect(read('chosenPlan')).toBeUndefined();
    await act(async () =>
      root.render(
        page({
          ref: (element: HTMLElement | null) => {
            if (element) Reflect.set(element, 'chosenPlan', plan);
          },
        }),
      ),
    );
    expect(read('chosenPlan')).toBe(plan);
    await act(async () => root.unmount());
  });
});
