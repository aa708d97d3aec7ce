import { OfferPicker } from '@echelon/membership';

export const shown = [OfferPicker, <OfferPicker countryCode={5} />];
