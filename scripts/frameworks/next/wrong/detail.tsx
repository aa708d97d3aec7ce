import { OfferPicker } from '@echelon/membership';

export const shown = [OfferPicker, <OfferPicker onOfferSelected={({ offer_id }) => console.log(offer_id)} />];
