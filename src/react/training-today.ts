import { component } from '../widgets/element/component.js';
import type { trainingToday } from '../widgets/training/training-today/index.js';
import { View } from '../widgets/training/training-today/view.js';

export const TrainingToday = /* @__PURE__ */ component<typeof trainingToday>('TrainingToday', View);
