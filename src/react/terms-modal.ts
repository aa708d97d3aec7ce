import { component } from '../widgets/element/component.js';
import type { termsModal } from '../widgets/signup/terms-modal/index.js';
import { View } from '../widgets/signup/terms-modal/view.js';

export const TermsModal = /* @__PURE__ */ component<typeof termsModal>('TermsModal', View);
