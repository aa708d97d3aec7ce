export const shown = () => <echelon-offer-picker country-code={5} />;
