import { loadCardProvider, type CardProviderOptions } from './load-card-provider.js';

/** Lets the card's bank ask the member about a payment (3-D Secure); true once they agreed. */
export async function confirmPayment(options: CardProviderOptions, clientSecret: string): Promise<boolean> {
  try {
    const stripe = await loadCardProvider(options);
    const { error } = await stripe.handleNextAction({ clientSecret });
    return !error;
  } catch (error) {
    console.error('The card provider failed:', error);
    return false;
  }
}
