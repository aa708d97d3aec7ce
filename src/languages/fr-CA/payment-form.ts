import { canadian } from '../fr/french.js';
import { paymentForm } from '../fr/payment-form.js';

export const words = paymentForm(canadian);
