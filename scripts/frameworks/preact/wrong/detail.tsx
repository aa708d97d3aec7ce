export const shown = () => (
  <echelon-offer-picker onechelon-offer-selected={({ detail }) => console.log(detail.offer_id)} />
);
