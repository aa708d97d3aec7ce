// The shop's own script: the country of delivery decides which offers are shown, and a chosen offer goes on
// to Echelon's signup.
const signup = 'http://localhost:4101/signup';
const picker = document.querySelector('echelon-offer-picker');
const country = document.querySelector('#country');

country.addEventListener('change', () => picker.setAttribute('country-code', country.value));

document.querySelector('.order').addEventListener('submit', event => {
  event.preventDefault();
  const count = document.querySelector('.bag b');
  count.textContent = String(Number(count.textContent) + 1);
});

picker.addEventListener('echelon-offer-chosen', event => {
  const address = new URL(signup);
  address.search = new URLSearchParams({
    offer: event.detail.offerId,
    partner: 'fitshop',
    country: country.value,
    utm_source: 'fitshop',
    utm_medium: 'product-page',
    utm_campaign: 'strida-5',
  });
  location.assign(address);
});
