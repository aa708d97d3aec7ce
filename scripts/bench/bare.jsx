import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The floor: the least that shows offers as a custom element with React. One file, one request to the API.
function Offers({ host }) {
  const [offers, setOffers] = useState([]);
  useEffect(() => {
    // Fifty of them ask once, as ours do.
    window.bareOffers ??= fetch(`${host.getAttribute('api')}/offers${host.getAttribute('query')}`, { headers: { 'X-Api-Key': host.getAttribute('key') } }).then(answer => answer.json());
    let gone = false;
    window.bareOffers.then(({ data: { items } }) => !gone && setOffers(items.filter(({ plan }) => plan.frequencyDays === items[0].plan.frequencyDays)));
    return () => {
      gone = true;
    };
  }, [host]);
  return offers.map(offer => (
    <section key={offer.id}>
      <h3>{offer.plan.name}</h3>
      <ul>
        {offer.plan.benefits.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={() => host.dispatchEvent(new CustomEvent('chosen'))}>
        Choose
      </button>
    </section>
  ));
}

customElements.define(
  'bare-offers',
  class extends HTMLElement {
    connectedCallback() {
      this.react = createRoot(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
      this.react.render(<Offers host={this} />);
    }

    disconnectedCallback() {
      this.react.unmount();
    }
  },
);
