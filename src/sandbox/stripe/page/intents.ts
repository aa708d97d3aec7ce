import type { SetupIntentResult, StripeError } from '@stripe/stripe-js';
import { errorOf, isSetupIntent } from '../api.js';
import type { ApiAnswer } from '../messages.js';
import { intentIdOf } from '../server/ids.js';
import { authenticationFailure } from '../server/shapes.js';
import { askPerson } from './challenge.js';
import type { PageContext } from './context.js';

const noSecret: StripeError = {
  type: 'invalid_request_error',
  code: 'parameter_invalid',
  message: 'The client secret must look like seti_…_secret_….',
};

const read = (answer: ApiAnswer): SetupIntentResult =>
  answer.status === 200 && isSetupIntent(answer.body) ? { setupIntent: answer.body } : { error: errorOf(answer) };

/** The present state of the intent. */
export async function retrieveSetupIntent(context: PageContext, clientSecret: string): Promise<SetupIntentResult> {
  const id = intentIdOf(clientSecret);
  if (id === undefined) return { error: noSecret };
  return read(
    await context.call({
      method: 'GET',
      path: `v1/setup_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`,
    }),
  );
}

/**
 * Lets the member answer the bank when the bank asked, and informs the server. Safe to repeat: an intent that is
 * settled already answers with its state.
 */
export async function finishSetup(context: PageContext, clientSecret: string): Promise<SetupIntentResult> {
  const found = await retrieveSetupIntent(context, clientSecret);
  if (!found.setupIntent) return found;
  const settled =
    found.setupIntent.status === 'requires_action' ? await settle(context, found.setupIntent.id, clientSecret) : found;
  if (settled.setupIntent?.status !== 'requires_payment_method') return settled;
  return { error: { type: 'invalid_request_error', ...authenticationFailure, setup_intent: settled.setupIntent } };
}

async function settle(context: PageContext, id: string, clientSecret: string): Promise<SetupIntentResult> {
  const { result } = await askPerson(context);
  if (result === 'unreachable') {
    return {
      error: {
        type: 'api_connection_error',
        message: "The bank's page could not be loaded. Check the internet connection and try again.",
      },
    };
  }
  return read(
    await context.call({
      method: 'POST',
      path: `v1/setup_intents/${id}/authenticate`,
      body: { client_secret: clientSecret, result },
    }),
  );
}
