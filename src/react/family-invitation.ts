import { component } from '../widgets/element/component.js';
import type { familyInvitation } from '../widgets/journeys/family-invitation/index.js';
import { View } from '../widgets/journeys/family-invitation/view.js';

export const FamilyInvitation = /* @__PURE__ */ component<typeof familyInvitation>('FamilyInvitation', View);
