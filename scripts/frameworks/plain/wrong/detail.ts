document.addEventListener('echelon-offer-selected', ({ detail }) => console.log(detail.offer_id));
export {};
