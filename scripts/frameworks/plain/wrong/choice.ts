document.createElement('echelon-offer-picker').theme = 'drak';
export {};
