import { component } from '../widgets/element/component.js';
import type { trainingTrends } from '../widgets/training/training-trends/index.js';
import { View } from '../widgets/training/training-trends/view.js';

export const TrainingTrends = /* @__PURE__ */ component<typeof trainingTrends>('TrainingTrends', View);
