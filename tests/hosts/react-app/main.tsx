import { configure, OfferPicker } from '@echelon/membership';
import '@echelon/membership/styles/offer-picker.css';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
configure({ apiUrl: query.get('api') ?? '', apiKey: query.get('key') ?? '' });

const place = document.querySelector('#app');
if (place) {
  createRoot(place).render(
    <>
      <h1>Join</h1>
      <OfferPicker
        countryCode="US"
        onOfferChosen={({ offerId }) => document.querySelector('h1')?.append(`: ${offerId}`)}
      />
    </>,
  );
}
