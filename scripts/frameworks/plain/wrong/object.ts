document.createElement('echelon-offer-picker').appearance = { colour: 'green' };
export {};
