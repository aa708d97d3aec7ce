import type { Session } from '../../../../core/session/session.js';

/** Lets a member's bank ask them about a payment; true once they agreed. */
export type AskBank = (clientSecret: string) => Promise<boolean>;

/** In this page, by the card provider's own window. */
export const askInPage =
  (session: Session, publishableKey: string | undefined): AskBank =>
  async clientSecret => {
    if (!publishableKey) return false;
    const { confirmPayment } = await import('../../../../core/stripe/confirm-payment.js');
    return confirmPayment(
      { publishableKey, apiUrl: session.get().config.apiUrl ?? '', locale: session.locale() },
      clientSecret,
    );
  };
