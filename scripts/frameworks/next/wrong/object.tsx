import { OfferPicker } from '@echelon/membership';

export const shown = [OfferPicker, <echelon-offer-picker appearance={{ colour: 'green' }} />];
