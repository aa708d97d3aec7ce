import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import css from './cards.css?inline';

// The floor: the least that shows the same words of the same offers as a custom element with React. One file, one
// request to the API, styles of its own, no session, no states but this one.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const units = { 30: 'month', 365: 'year', 730: 'two years' };

function Offers({ host }) {
  const [offers, setOffers] = useState([]);
  const [chosen, setChosen] = useState();
  useEffect(() => {
    // Fifty of them ask once, as ours do.
    window.bareOffers ??= fetch(host.getAttribute('offers'), {
      headers: { 'X-Api-Key': host.getAttribute('key') },
    }).then(answer => answer.json());
    let gone = false;
    window.bareOffers.then(
      ({ data: { items } }) =>
        !gone && setOffers(items.filter(({ plan }) => plan.frequencyDays === items[0].plan.frequencyDays)),
    );
    return () => {
      gone = true;
    };
  }, [host]);
  return (
    <ul className="cards">
      {offers.map(({ id, plan, card }) => (
        <li key={id} data-chosen={id === chosen ? '' : undefined}>
          <article>
            <p className="banner">{card?.banner?.text}</p>
            <h3>{plan.name}</h3>
            <p className="muted">{card?.subtitle}</p>
            <p className="price">
              <b>{money.format(plan.basePrice.value / plan.basePrice.currency.scale)}</b> / {units[plan.frequencyDays]}{' '}
              <span className="pill">{card?.savings}</span>
            </p>
            <p className="muted">{card?.priceSubtext}</p>
            <ul className="benefits">
              {plan.benefits.map(({ text }) => (
                <li key={text}>
                  <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                    <path d="M5 12.5l4.5 4.5L19 7.5" />
                  </svg>
                  {text}
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => setChosen(id)}>
              Choose plan
            </button>
            <p className="muted">{card?.footer}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

customElements.define(
  'bare-offers',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.react = createRoot(root);
      this.react.render(<Offers host={this} />);
    }

    disconnectedCallback() {
      this.react.unmount();
    }
  },
);
