import { OfferPicker } from '@echelon/membership';
import '@echelon/membership/styles/offer-picker.css';
import { useEffect, useRef, useState } from 'react';

export function App() {
  const [heard, setHeard] = useState('');
  const [ready, setReady] = useState('');
  const branded = useRef<HTMLElementTagNameMap['echelon-offer-picker']>(null);
  const awaited = useRef<HTMLElementTagNameMap['echelon-offer-picker']>(null);
  useEffect(() => {
    if (branded.current) branded.current.appearance = { accent: '#1f5a3d' };
    void awaited.current?.whenReady().then(() => setReady('ready'));
  }, []);
  return (
    <>
      <section id="one">
        <echelon-offer-picker countryCode="CA" />
      </section>
      <section id="two">
        <echelon-offer-picker ref={branded} />
      </section>
      <section id="three">
        <OfferPicker countryCode="US" onOfferSelected={({ offerId }) => setHeard(offerId)} />
      </section>
      <section id="four">
        <echelon-offer-picker hideFooter />
      </section>
      <section id="five">
        <echelon-offer-picker ref={awaited} onechelon-offer-chosen={({ detail }) => setHeard(detail.offer.id)} />
      </section>
      <output id="heard">{heard}</output>
      <output id="ready">{ready}</output>
    </>
  );
}
