'use client';

import { OfferPicker } from '@echelon/membership';
import { useEffect, useRef, useState } from 'react';

export function Listening() {
  const [heard, setHeard] = useState('');
  const [ready, setReady] = useState('');
  const awaited = useRef<HTMLElementTagNameMap['echelon-offer-picker']>(null);
  useEffect(() => {
    void awaited.current?.whenReady().then(() => setReady('ready'));
  }, []);
  return (
    <>
      <section id="three">
        <OfferPicker countryCode="US" onOfferSelected={({ offerId }) => setHeard(offerId)} />
      </section>
      <section id="five">
        <echelon-offer-picker ref={awaited} />
      </section>
      <output id="heard">{heard}</output>
      <output id="ready">{ready}</output>
    </>
  );
}
