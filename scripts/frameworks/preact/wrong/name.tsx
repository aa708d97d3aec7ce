export const shown = () => <echelon-offer-picker contryCode="CA" />;
