import { component } from '../widgets/element/component.js';
import type { classLibrary } from '../widgets/training/class-library/index.js';
import { View } from '../widgets/training/class-library/view.js';

export const ClassLibrary = /* @__PURE__ */ component<typeof classLibrary>('ClassLibrary', View);
