document.createElement('echelon-offer-picker').countryCode = 5;
export {};
