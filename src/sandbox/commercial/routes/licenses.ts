import type * as calls from '../../../core/contract/commercial/licenses.js';
import type { Handlers } from '../../http/handler.js';
import { createLicense, updateLicense } from '../licenses/license-change.js';
import { licensesFor } from '../licenses/licenses.js';

export const licenseHandlers = {
  createLicense,
  listLicenses: licensesFor,
  updateLicense: (context, { licenseId, ...patch }) => updateLicense(context, licenseId, patch),
} satisfies Handlers<keyof typeof calls>;
