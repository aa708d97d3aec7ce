import { useEffect, useRef, useState } from 'preact/hooks';

type Picker = HTMLElementTagNameMap['echelon-offer-picker'];

export function App() {
  const [heard, setHeard] = useState('');
  const [ready, setReady] = useState('');
  const branded = useRef<Picker>(null);
  const awaited = useRef<Picker>(null);
  useEffect(() => {
    if (branded.current) branded.current.appearance = { accent: '#1f5a3d' };
    void awaited.current?.whenReady().then(() => setReady('ready'));
  }, []);
  return (
    <>
      <section id="one">
        <echelon-offer-picker country-code="CA" class="wide" />
      </section>
      <section id="two">
        <echelon-offer-picker ref={branded} />
      </section>
      <section id="three">
        <echelon-offer-picker onechelon-offer-selected={({ detail }) => setHeard(detail.offerId)} />
      </section>
      <section id="four">
        <echelon-offer-picker hideFooter theme="light" />
      </section>
      <section id="five">
        <echelon-offer-picker ref={awaited} />
      </section>
      <output id="heard">{heard}</output>
      <output id="ready">{ready}</output>
    </>
  );
}
