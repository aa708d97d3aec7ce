import { createSignal, onMount } from 'solid-js';

export function App() {
  const [heard, setHeard] = createSignal('');
  const [ready, setReady] = createSignal('');
  let awaited!: HTMLElementTagNameMap['echelon-offer-picker'];
  onMount(() => void awaited.whenReady().then(() => setReady('ready')));
  return (
    <>
      <section id="one">
        <echelon-offer-picker country-code="CA" class="wide" />
      </section>
      <section id="two">
        <echelon-offer-picker prop:appearance={{ accent: '#1f5a3d' }} />
      </section>
      <section id="three">
        <echelon-offer-picker on:echelon-offer-selected={({ detail }) => setHeard(detail.offerId)} />
      </section>
      <section id="four">
        <echelon-offer-picker prop:hideFooter={true} theme="light" />
      </section>
      <section id="five">
        <echelon-offer-picker ref={awaited} />
      </section>
      <output id="heard">{heard()}</output>
      <output id="ready">{ready()}</output>
    </>
  );
}
