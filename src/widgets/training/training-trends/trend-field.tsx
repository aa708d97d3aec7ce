import { heldBack } from '../../../ui/feedback/said/held-back.js';
import { useWords } from '../../../ui/language/language.js';
import { Tabs } from '../../../ui/navigation/tabs/tabs.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { LazyView } from '../../element/lazy-view.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { words } from './copy.js';
import { FitnessFigures } from './fitness-figures.js';
import type { TrainingTrendsModel, Trends } from './model.js';
import { SumFigure } from './sum-figure.js';
import type { Trend } from './trend.js';
import { content, field } from './view.css.js';
import { WaitingDrawing, WaitingFigure } from './waiting.js';

// Figures and texts are there first; most of what draws is shared with the other charts of a page.
const loadGraph = () => import('./graph.tsx?widget');

/** The ink field: which graph, the figure of the period, and the graph. */
export function TrendField({ model, state }: { model: TrainingTrendsModel; state: Trends }) {
  const copy = useWords(words);
  const { query, graphs, trend, failure } = state;
  return (
    <div className={field} part="figure">
      <Tabs
        label={copy.graph}
        value={query.graph}
        activation="manual"
        onChange={id => {
          const graph = graphs.find(one => one === id);
          if (graph) void model.graph(graph);
        }}
        tabs={graphs.map(graph => ({
          id: graph,
          label: copy.graphs[graph],
          content:
            graph !== query.graph ? null : failure ? (
              <NotLoaded what={copy.trend} why={{ code: failure }} onRetry={model.retryTrend} />
            ) : (
              // of another graph the figures are no stand-in
              <Shown state={state} trend={trend?.query.graph === graph ? trend : undefined} />
            ),
        }))}
      />
    </div>
  );
}

function Shown({ state: { waiting, settings }, trend }: { state: Trends; trend: Trend | undefined }) {
  const copy = useWords(words);
  const { loading } = useWords(personWords);
  return (
    <div className={content} aria-busy={waiting}>
      <span className={unseen} role="status">
        {waiting && <span ref={heldBack}>{loading(copy.trend)}</span>}
      </span>
      {!trend ? (
        <WaitingFigure />
      ) : trend.query.graph === 'fitness' ? (
        <FitnessFigures trend={trend} />
      ) : (
        <SumFigure trend={trend} units={settings.units} />
      )}
      {trend ? (
        <LazyView afterPaint load={loadGraph} props={{ trend, units: settings.units }} waiting={<WaitingDrawing />} />
      ) : (
        <WaitingDrawing />
      )}
    </div>
  );
}
