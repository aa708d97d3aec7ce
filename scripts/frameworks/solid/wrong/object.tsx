export const shown = () => <echelon-offer-picker prop:appearance={{ colour: 'green' }} />;
