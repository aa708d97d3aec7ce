export const shown = () => <echelon-offer-picker theme="drak" />;
