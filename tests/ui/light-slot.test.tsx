import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { HostContext } from '../../src/ui/host/host.js';
import { LightSlot } from '../../src/ui/host/light-slot.js';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A host in the document, its shadow root, and a second host inside that root. */
function nested() {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).append(inner);
  const at = document.createElement('div');
  inner.attachShadow({ mode: 'open' }).append(at);
  return { outer, inner, at };
}

const card = (host: HTMLElement | undefined) => (
  <StrictMode>
    <HostContext value={host}>
      <LightSlot name="payment">
        <p>Card</p>
      </LightSlot>
    </HostContext>
  </StrictMode>
);

describe('what a payment provider draws', () => {
  it('is in the document itself, however deep the widget is, and is passed on by a slot at each level', () => {
    const { outer, inner, at } = nested();
    render(card(inner), { container: at });
    expect(outer.textContent).toBe('Card');
    expect(outer.children).toHaveLength(1);
    const name = outer.children[0]?.slot;
    expect(name).toMatch(/^echelon-payment-/);
    expect(inner.querySelector('slot')?.slot).toBe(name);
    expect(inner.querySelector('slot')?.name).toBe(name);
    expect(at.querySelector('slot')?.name).toBe(name);
  });

  it('leaves nothing behind, and comes again', () => {
    const { outer, inner, at } = nested();
    const first = render(card(inner), { container: at });
    first.unmount();
    expect([outer.children.length, inner.children.length]).toEqual([0, 0]);
    const again = document.createElement('div');
    at.replaceWith(again);
    render(card(inner), { container: again });
    expect(outer.textContent).toBe('Card');
  });

  it('has a place of its own for each of two widgets in one page', () => {
    const { outer, inner, at } = nested();
    render(
      <>
        {card(inner)}
        {card(inner)}
      </>,
      { container: at },
    );
    const names = [...outer.children].map(place => place.slot);
    expect(new Set(names).size).toBe(2);
  });

  it('is simply there in a plain React page', () => {
    const { container } = render(card(undefined));
    expect(container.innerHTML).toBe('<p>Card</p>');
  });

  it('keeps its state while the widget around it changes', () => {
    const { outer, inner, at } = nested();
    let count = 0;
    function Card() {
      const [id] = useState(() => (count += 1));
      return <p>{id}</p>;
    }
    const view = (text: string) => (
      <HostContext value={inner}>
        {text}
        <LightSlot name="payment">
          <Card />
        </LightSlot>
      </HostContext>
    );
    const { rerender } = render(view('one'), { container: at });
    const before = outer.textContent;
    act(() => rerender(view('two')));
    expect(outer.textContent).toBe(before);
  });
});
