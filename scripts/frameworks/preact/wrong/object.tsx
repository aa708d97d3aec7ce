export const shown = () => <echelon-offer-picker appearance={{ colour: 'green' }} />;
