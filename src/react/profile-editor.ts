import { component } from '../widgets/element/component.js';
import type { profileEditor } from '../widgets/account/profile-editor/index.js';
import { View } from '../widgets/account/profile-editor/view.js';

export const ProfileEditor = /* @__PURE__ */ component<typeof profileEditor>('ProfileEditor', View);
