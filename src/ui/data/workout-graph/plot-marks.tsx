import { memo } from 'react';
import { textWidth } from '../chart/axis.js';
import { axisText, dot, grid } from '../chart/chart.css.js';
import { isolated } from '../chart/value-format.js';
import { clock } from './clock.js';
import type { EndLabel } from './end-labels.js';
import type { Graph } from './graph.js';
import { earlier, goal as goalClass, goalEdge, label, line, peakLabel, zone as zoneClass } from './marks.css.js';
import type { MetricFormat } from './metric-format.js';
import { metricTones, type MetricTone } from './metric-tones.css.js';

interface PlotMarksProps {
  graph: Graph;
  ticks: readonly number[];
  format: MetricFormat;
  tone: MetricTone;
  names: readonly EndLabel[];
  goalName: string;
  width: number;
  height: number;
  rtl: boolean;
}

/** All that stays as it is while a pointer moves over the graph. */
export const PlotMarks = /* @__PURE__ */ memo(function PlotMarks({
  graph,
  ticks,
  format,
  tone,
  names,
  goalName,
  width,
  height,
  rtl,
}: PlotMarksProps) {
  const { x, y, near, far, peak } = graph;
  const inside = (at: number, text: string) => {
    const half = textWidth(text) / 2;
    return Math.max(half, Math.min(width - half, at));
  };
  const [goal] = graph.goals;
  const peakText = peak ? format.full(peak.value) : '';
  return (
    <>
      {graph.goals.map(({ left, width: wide, high, low }, index) => (
        <rect key={index} className={goalClass} x={left} y={high} width={wide} height={Math.max(0, low - high)} />
      ))}
      {ticks.map(value => (
        <g key={value}>
          {graph.zones.length === 0 && <line className={grid} x1={near} x2={far} y1={y(value)} y2={y(value)} />}
          <text className={axisText} x={near + (rtl ? 8 : -8)} y={y(value)} dy="0.32em" textAnchor="end">
            {isolated(format.plain(value), rtl)}
          </text>
        </g>
      ))}
      {graph.zones.map(({ name, y: at }) => (
        <line key={name} className={zoneClass} x1={near} x2={far} y1={at} y2={at} />
      ))}
      {graph.goals.map(({ left, width: wide, high, low }, index) => (
        <g key={index}>
          <line className={goalEdge} x1={left} x2={left + wide} y1={high} y2={high} />
          <line className={goalEdge} x1={left} x2={left + wide} y1={low} y2={low} />
        </g>
      ))}
      {graph.times.map(second => {
        const text = clock(second);
        return (
          <text key={second} className={axisText} x={inside(x(second), text)} y={height - 6} textAnchor="middle">
            {text}
          </text>
        );
      })}
      {names.length === 0 &&
        graph.zones.map(({ name, y: at }) => (
          <text key={name} className={label} x={near + (rtl ? -4 : 4)} y={at - 5}>
            {name}
          </text>
        ))}
      {graph.tries.map(({ path }, index) => (
        <path key={index} className={earlier} d={path} />
      ))}
      <g className={metricTones[tone]}>
        <path className={line} d={graph.line.path} />
        {peak && (
          <>
            <circle className={dot} cx={x(peak.second)} cy={y(peak.value)} r="4" />
            <text className={peakLabel} x={inside(x(peak.second), peakText)} y={y(peak.value) - 11} textAnchor="middle">
              {isolated(peakText, rtl)}
            </text>
          </>
        )}
        {names.map(({ name, y: at, of }) => (
          <text
            key={`${of} ${name}`}
            className={of === 'line' ? peakLabel : label}
            x={far + (rtl ? -8 : 8)}
            y={at}
            dy="0.32em"
          >
            {name}
          </text>
        ))}
      </g>
      {goal && (
        <text className={label} x={rtl ? goal.left + goal.width - 4 : goal.left + 4} y={goal.high - 6}>
          {goalName}
        </text>
      )}
    </>
  );
});
