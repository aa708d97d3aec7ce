import { createLoginToken, redeemOneTimeToken, signIn } from '../src/core/contract/auth.js';
import { session } from '../src/core/index.js';
import { logins } from '../src/sandbox/index.js';

/** Signs one of our staff in as a member, by the link that they make. */
export async function actsFor(userId: string): Promise<void> {
  const { request } = session();
  const signedIn = await request(signIn, logins.customerServiceManager);
  if (!signedIn.ok) throw new Error('Nobody of customer service could sign in.');
  const link = await request(createLoginToken, { userId });
  if (!link.ok) throw new Error('No link was made.');
  await request(redeemOneTimeToken, { token: link.data.token });
}
