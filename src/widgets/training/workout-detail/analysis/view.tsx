import { useMemo } from 'react';
import { useStore } from '../../../screen/use-store.js';
import { Goals } from './goals-table.js';
import { Graph } from './graph.js';
import type { Shown, WorkoutDetailModel } from '../model.js';
import { Power } from './power.js';
import { Splits } from './splits-table.js';
import { rows } from '../view.css.js';
import { Zones } from './zones.js';

interface AnalysisProps {
  shown: Shown;
  model: WorkoutDetailModel;
}

/** What was measured along the way, and what is made of it. */
export function View({ shown, model }: AnalysisProps) {
  const samples = useStore(model.graph.$samples);
  const { zones, power } = shown.detail;
  const graph = useMemo(() => (samples.is === 'known' ? samples.graph : undefined), [samples]);
  return (
    <div className={rows}>
      <Graph shown={shown} model={model.graph} />
      {graph && <Goals graph={graph} shown={shown} />}
      {zones && <Zones zones={zones} />}
      {power && <Power power={power} />}
      {graph && <Splits graph={graph} shown={shown} />}
    </div>
  );
}
