import { describe, expect, it, onTestFinished } from 'vitest';
import type { EchelonElements } from '../../src/elements/types.js';

// What may not be written fails to compile: the linter reads the types of tests, too, and says so of an error that is not one.

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Of our own properties those that cannot be set, for each element. */
type Fixed = {
  [Tag in keyof EchelonElements]: {
    [Name in Exclude<keyof EchelonElements[Tag], keyof HTMLElement | 'whenReady'>]: Same<
      Pick<EchelonElements[Tag], Name>,
      Writable<Pick<EchelonElements[Tag], Name>>
    > extends true
      ? never
      : Name;
  }[Exclude<keyof EchelonElements[Tag], keyof HTMLElement | 'whenReady'>];
}[keyof EchelonElements];

/** An element in the page, for one test. */
function inPage<Tag extends keyof EchelonElements>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

describe('an integrator who writes TypeScript', () => {
  it('sets every property of every element', () => {
    const canAllBeSet: Same<Fixed, never> = true;
    expect(canAllBeSet).toBe(true);
    const picker = document.createElement('echelon-offer-picker');
    picker.countryCode = 'CA';
    picker.offers = [];
    picker.appearance = { accent: '#1f5a3d' };
    picker.countryCode = undefined;
    const activation = document.createElement('echelon-commercial-activation');
    activation.keepSecret = ({ equipment }) => void equipment.id;
    expect(picker.offers).toEqual([]);
    expect(activation.keepSecret).toBeTypeOf('function');
  });

  it('is told of a value that a property does not take, and of a property that there is not', () => {
    const picker = document.createElement('echelon-offer-picker');
    // @ts-expect-error a country is text
    picker.countryCode = 5;
    // @ts-expect-error there are two themes
    picker.theme = 'drak';
    // @ts-expect-error nothing is called so
    picker.contryCode = 'CA';
    expect(picker.theme).toBe('drak');
  });

  it('hears an event with its detail, at the element, the document and the window', () => {
    const heard: string[] = [];
    const element = inPage('echelon-sign-in');
    element.addEventListener('echelon-signed-in', ({ detail }) => heard.push(`element ${detail.userId}`));
    const ofDocument = ({ detail }: DocumentEventMap['echelon-signed-in']) => heard.push(`document ${detail.userId}`);
    document.addEventListener('echelon-signed-in', ofDocument, { once: true });
    window.addEventListener('echelon-signed-in', ({ detail }) => heard.push(`window ${detail.userId}`), { once: true });
    // @ts-expect-error its detail has no such field
    document.addEventListener('echelon-signed-in', ({ detail }) => heard.push(detail.username), { once: true });
    element.dispatchEvent(new CustomEvent('echelon-signed-in', { detail: { userId: 'u1' }, bubbles: true }));
    expect(heard).toEqual(['element u1', 'document u1', undefined, 'window u1']);
  });

  it('asks the script tag for something before it has loaded, and after', () => {
    onTestFinished(() => void Reflect.deleteProperty(window, 'Echelon'));
    (window.Echelon ??= []).push(echelon => echelon.configure({ apiKey: 'pk_1' }));
    // @ts-expect-error there is no such setting
    window.Echelon.push(echelon => echelon.configure({ apikey: 'pk_1' }));
    expect(window.Echelon).toHaveLength(2);
  });

  it('writes elements in JSX as the manifest has them, in either spelling', () => {
    const right = [
      <echelon-offer-picker key="1" countryCode="CA" theme="dark" offers={[]} />,
      <echelon-offer-picker key="2" country-code="CA" onechelon-offer-chosen={({ detail }) => void detail.offerId} />,
    ];
    const wrong = [
      // @ts-expect-error a country is text
      <echelon-offer-picker key="1" countryCode={5} />,
      // @ts-expect-error as an attribute, too
      <echelon-offer-picker key="2" country-code={5} />,
      // @ts-expect-error nothing is called so
      <echelon-offer-picker key="3" contryCode="CA" />,
      // @ts-expect-error there is no such element
      <echelon-offer-piker key="4" />,
      // @ts-expect-error its detail has no such field
      <echelon-offer-picker key="5" onechelon-offer-chosen={({ detail }) => void detail.offerNumber} />,
    ];
    expect([right, wrong].map(({ length }) => length)).toEqual([2, 5]);
  });
});
