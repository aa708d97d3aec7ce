document.createElement('echelon-offer-picker').contryCode = 'CA';
export {};
