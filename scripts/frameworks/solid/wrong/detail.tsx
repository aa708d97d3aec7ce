export const shown = () => (
  <echelon-offer-picker on:echelon-offer-selected={({ detail }) => console.log(detail.offer_id)} />
);
