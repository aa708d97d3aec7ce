import type {
  ConfirmCardSetupData,
  ConfirmCardSetupOptions,
  ConfirmSetupData,
  CreatePaymentMethodData,
  CreatePaymentMethodFromElement,
  CreatePaymentMethodFromElements,
  PaymentIntentOrSetupIntentResult,
  PaymentMethodResult,
  SetupIntentResult,
  Stripe,
  StripeElements,
  StripeElementsOptions,
  StripeError,
} from '@stripe/stripe-js';
import type { PageContext } from './context.js';
import { SandboxElements } from './elements.js';
import { finishSetup, retrieveSetupIntent } from './intents.js';
import { IntegrationError, rejecting, throwing } from './not-offered.js';

interface SetupRequest {
  elements?: StripeElements;
  clientSecret?: string;
  redirect?: 'always' | 'if_required';
  confirmParams?: Partial<ConfirmSetupData>;
}

/** What `Stripe(key)` answers: the parts that this product uses work, the others say that they are not offered. */
export class SandboxStripe implements Stripe {
  #context: PageContext;

  constructor(context: PageContext) {
    this.#context = context;
  }

  elements(options: StripeElementsOptions = {}): StripeElements {
    return new SandboxElements(this.#context, options);
  }

  async createPaymentMethod(
    options: CreatePaymentMethodData | CreatePaymentMethodFromElements | CreatePaymentMethodFromElement,
  ): Promise<PaymentMethodResult> {
    if (!('elements' in options) || !(options.elements instanceof SandboxElements)) {
      throw new IntegrationError(
        "The sandbox's stripe.js makes payment methods from elements only: createPaymentMethod({ elements }).",
      );
    }
    return options.elements.createPaymentMethod(options.params?.billing_details ?? {});
  }

  confirmSetup(options: SetupRequest & { redirect: 'if_required' }): Promise<SetupIntentResult>;
  confirmSetup(options: SetupRequest & { redirect?: 'always' }): Promise<{ error: StripeError }>;
  async confirmSetup(options: SetupRequest): Promise<SetupIntentResult> {
    if (options.clientSecret === undefined)
      throw new IntegrationError('confirmSetup needs the clientSecret of the intent that the back end made.');
    const result = await finishSetup(this.#context, options.clientSecret);
    const returnTo = options.confirmParams?.return_url;
    if (result.error || options.redirect === 'if_required' || returnTo === undefined) return result;
    const url = new URL(returnTo);
    url.searchParams.set('setup_intent', result.setupIntent.id);
    url.searchParams.set('setup_intent_client_secret', options.clientSecret);
    url.searchParams.set('redirect_status', result.setupIntent.status);
    location.assign(url);
    // the page is being left: as with the real script nothing more is answered
    return new Promise(() => {});
  }

  confirmCardSetup(
    clientSecret: string,
    _data?: ConfirmCardSetupData,
    options?: ConfirmCardSetupOptions,
  ): Promise<SetupIntentResult> {
    return options?.handleActions === false
      ? retrieveSetupIntent(this.#context, clientSecret)
      : finishSetup(this.#context, clientSecret);
  }

  retrieveSetupIntent(clientSecret: string): Promise<SetupIntentResult> {
    return retrieveSetupIntent(this.#context, clientSecret);
  }

  async handleNextAction(
    options: { clientSecret: string } | { hashedValue: string },
  ): Promise<PaymentIntentOrSetupIntentResult> {
    if (!('clientSecret' in options))
      throw new IntegrationError("The sandbox's handleNextAction needs a clientSecret.");
    return finishSetup(this.#context, options.clientSecret);
  }

  /** Called by the provider's own wrappers, which announce themselves; nothing is counted here. */
  _registerWrapper(_wrapper: { name: string; version?: string; startTime?: number }): void {}

  registerAppInfo(): void {}

  confirmPayment = rejecting('confirmPayment');
  confirmAcssDebitPayment = rejecting('confirmAcssDebitPayment');
  confirmUsBankAccountPayment = rejecting('confirmUsBankAccountPayment');
  confirmAlipayPayment = rejecting('confirmAlipayPayment');
  confirmAuBecsDebitPayment = rejecting('confirmAuBecsDebitPayment');
  confirmBancontactPayment = rejecting('confirmBancontactPayment');
  confirmBilliePayment = rejecting('confirmBilliePayment');
  confirmBlikPayment = rejecting('confirmBlikPayment');
  confirmBoletoPayment = rejecting('confirmBoletoPayment');
  confirmCardPayment = rejecting('confirmCardPayment');
  confirmCashappPayment = rejecting('confirmCashappPayment');
  confirmCustomerBalancePayment = rejecting('confirmCustomerBalancePayment');
  confirmEpsPayment = rejecting('confirmEpsPayment');
  confirmFpxPayment = rejecting('confirmFpxPayment');
  confirmGiropayPayment = rejecting('confirmGiropayPayment');
  confirmGrabPayPayment = rejecting('confirmGrabPayPayment');
  confirmIdealPayment = rejecting('confirmIdealPayment');
  confirmKlarnaPayment = rejecting('confirmKlarnaPayment');
  confirmKonbiniPayment = rejecting('confirmKonbiniPayment');
  confirmMobilepayPayment = rejecting('confirmMobilepayPayment');
  confirmMultibancoPayment = rejecting('confirmMultibancoPayment');
  confirmOxxoPayment = rejecting('confirmOxxoPayment');
  confirmP24Payment = rejecting('confirmP24Payment');
  confirmPayByBankPayment = rejecting('confirmPayByBankPayment');
  confirmPayNowPayment = rejecting('confirmPayNowPayment');
  confirmPayPalPayment = rejecting('confirmPayPalPayment');
  confirmPixPayment = rejecting('confirmPixPayment');
  confirmPromptPayPayment = rejecting('confirmPromptPayPayment');
  confirmSepaDebitPayment = rejecting('confirmSepaDebitPayment');
  confirmSofortPayment = rejecting('confirmSofortPayment');
  confirmTwintPayment = rejecting('confirmTwintPayment');
  confirmWechatPayPayment = rejecting('confirmWechatPayPayment');
  handleCardAction = rejecting('handleCardAction');
  verifyMicrodepositsForPayment = rejecting('verifyMicrodepositsForPayment');
  createRadarSession = rejecting('createRadarSession');
  collectBankAccountForPayment = rejecting('collectBankAccountForPayment');
  createConfirmationToken = rejecting('createConfirmationToken');
  retrievePaymentIntent = rejecting('retrievePaymentIntent');
  confirmAcssDebitSetup = rejecting('confirmAcssDebitSetup');
  confirmUsBankAccountSetup = rejecting('confirmUsBankAccountSetup');
  confirmAuBecsDebitSetup = rejecting('confirmAuBecsDebitSetup');
  confirmBacsDebitSetup = rejecting('confirmBacsDebitSetup');
  confirmBancontactSetup = rejecting('confirmBancontactSetup');
  confirmBlikSetup = rejecting('confirmBlikSetup');
  confirmCashappSetup = rejecting('confirmCashappSetup');
  confirmIdealSetup = rejecting('confirmIdealSetup');
  confirmAmazonPaySetup = rejecting('confirmAmazonPaySetup');
  confirmPayPalSetup = rejecting('confirmPayPalSetup');
  confirmSepaDebitSetup = rejecting('confirmSepaDebitSetup');
  confirmSofortSetup = rejecting('confirmSofortSetup');
  confirmAffirmPayment = rejecting('confirmAffirmPayment');
  confirmAfterpayClearpayPayment = rejecting('confirmAfterpayClearpayPayment');
  verifyMicrodepositsForSetup = rejecting('verifyMicrodepositsForSetup');
  collectBankAccountForSetup = rejecting('collectBankAccountForSetup');
  processOrder = rejecting('processOrder');
  retrieveOrder = rejecting('retrieveOrder');
  paymentRequest = throwing('paymentRequest');
  createToken = rejecting('createToken');
  verifyIdentity = rejecting('verifyIdentity');
  collectFinancialConnectionsAccounts = rejecting('collectFinancialConnectionsAccounts');
  collectBankAccountToken = rejecting('collectBankAccountToken');
  createEphemeralKeyNonce = rejecting('createEphemeralKeyNonce');
  initCheckoutElementsSdk = throwing('initCheckoutElementsSdk');
  initCheckoutFormSdk = throwing('initCheckoutFormSdk');
  createEmbeddedCheckoutPage = rejecting('createEmbeddedCheckoutPage');
  initializePricing = rejecting('initializePricing');
}
