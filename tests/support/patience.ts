import { patience as bounds } from '../../scripts/lib/patience.mjs';

/** For `vi.waitFor`, which takes no setting for all. */
export const patience = { timeout: bounds.state };
