import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import styles from 'uplot/dist/uPlot.min.css?inline';
import { Tabs } from '../../../src/ui/navigation/tabs/tabs.js';
import type { WorkoutGraphProps } from '../../../src/ui/data/workout-graph/workout-graph.js';

/**
 * The floor: the same page with uPlot in the place of our graph, as a React page would use it. It draws the same line
 * under the same title and the page's own tabs, and has no goals, table, languages or themes.
 */
export function WorkoutGraph({ title, seconds, metrics, shown, onShow }: WorkoutGraphProps) {
  const box = useRef<HTMLDivElement>(null);
  const metric = metrics.find(({ slug }) => slug === shown) ?? metrics[0];
  const values = metric?.values;
  const name = metric?.name ?? '';
  useEffect(() => {
    if (!box.current || !values) return undefined;
    const plot = new UPlot(
      {
        width: box.current.clientWidth,
        height: 280,
        scales: { x: { time: false } },
        series: [{ label: 'Time' }, { label: name, stroke: '#1f6fb5', width: 2 }],
        hooks: { draw: [() => box.current?.setAttribute('data-drawn', '')] },
      },
      [[...seconds], [...values]],
      box.current,
    );
    return () => plot.destroy();
  }, [seconds, values, name]);
  return (
    <figure>
      <style>{styles}</style>
      <h3>{title}</h3>
      <Tabs
        label={title}
        value={metric?.slug}
        onChange={id => {
          const chosen = metrics.find(({ slug }) => slug === id);
          if (chosen) onShow(chosen.slug);
        }}
        tabs={metrics.map(({ slug, name: label }) => ({
          id: slug,
          label,
          content: slug === metric?.slug && <div ref={box} />,
        }))}
      />
    </figure>
  );
}
