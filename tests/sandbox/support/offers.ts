import { createOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import type { NewOffer, OfferRecord } from '../../../src/core/contract/schemas/offers.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { worked } from './visitor.js';

/** An offer that a person who may publish has written and put on sale. */
export async function publishedOffer(client: ReturnType<TestSandbox['client']>, body: NewOffer): Promise<OfferRecord> {
  const { id, version } = worked(await client(createOffer, body));
  return worked(await client(publishOffer, { offerId: id, version }));
}
