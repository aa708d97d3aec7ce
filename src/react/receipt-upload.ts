import { component } from '../widgets/element/component.js';
import type { receiptUpload } from '../widgets/account/receipt-upload/index.js';
import { View } from '../widgets/account/receipt-upload/view.js';

export const ReceiptUpload = /* @__PURE__ */ component<typeof receiptUpload>('ReceiptUpload', View);
