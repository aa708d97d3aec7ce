import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { Root } from '../../../src/ui/root/root.js';
import { WorkoutGraph } from '../../../src/ui/data/workout-graph/workout-graph.js';
import type { WorkoutMetricSlug } from '../../../src/ui/data/workout-graph/types.js';
import { metrics, seconds, title } from './ride.js';

function Ours() {
  const [shown, setShown] = useState<WorkoutMetricSlug>('output');
  return (
    <Root>
      <WorkoutGraph title={title} seconds={seconds} metrics={metrics} shown={shown} onShow={setShown} />
    </Root>
  );
}

const place = document.querySelector('#place');
performance.mark('mount');
if (place) createRoot(place).render(<Ours />);
