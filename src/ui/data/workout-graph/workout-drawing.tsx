import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { textWidth } from '../chart/axis.js';
import { cursor, dot, plot, svg } from '../chart/chart.css.js';
import { usePlot, type Plot } from '../chart/use-plot.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { endLabels, endRoom } from './end-labels.js';
import { graphOf, valueRange, type GraphInput } from './graph.js';
import { metricFormat } from './metric-format.js';
import { metricTones } from './metric-tones.css.js';
import { momentTexts, spoken } from './moment-texts.js';
import { momentAt } from './moment.js';
import { PlotMarks } from './plot-marks.js';
import { ReadoutBox } from './readout-box.js';
import { SegmentBar } from './segment-bar.js';
import { TryKey } from './try-key.js';
import { useCrosshair } from './use-crosshair.js';
import { workoutGraphWords } from './words.js';

interface WorkoutDrawingProps {
  title: string;
  input: GraphInput;
  unit: string;
  /** In px. */
  height: number;
}

/** One metric, sample by sample. It is drawn once its width is known: to draw it for another first takes twice as long. */
export function WorkoutDrawing(props: WorkoutDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = usePlot(box);
  const [isMeasured, setIsMeasured] = useState(false);
  useLayoutEffect(() => setIsMeasured(true), []);
  return (
    <div ref={box} style={{ minHeight: props.height }}>
      {isMeasured && <Drawing {...props} {...place} />}
    </div>
  );
}

function Drawing({ title, input, unit, height, width, rtl }: WorkoutDrawingProps & Plot) {
  const words = useWords(workoutGraphWords);
  const chart = useWords(chartWords);
  const locale = useLocale();
  const format = useMemo(() => metricFormat(unit, locale), [unit, locale]);
  const { seconds, values, slug, tries, zones } = input;
  const own = words.thisTime;
  const { graph, ticks, names } = useMemo(() => {
    const range = valueRange(input);
    const start = 10 + Math.max(16, ...range.ticks.map(tick => textWidth(format.plain(tick))));
    const end = endRoom([...(tries.length > 0 ? [own] : []), ...[...tries, ...zones].map(({ name }) => name)], width);
    const made = graphOf(input, range, { width, height, rtl, start, end });
    return { graph: made, ticks: range.ticks, names: endLabels(made, own, end) };
  }, [input, tries, zones, own, format, width, height, rtl]);
  const textsAt = (index: number) => momentTexts(momentAt(input, index), format, words, chart);
  const { index, props } = useCrosshair({
    course: { seconds, values, rtl, columnOf: second => Math.round(graph.x(second)) },
    secondAt: graph.secondAt,
    label: chart.points(title),
    say: sample => spoken(textsAt(sample), chart),
  });
  const read = index === undefined ? undefined : momentAt(input, index);
  const x = read ? graph.x(read.second) : 0;
  return (
    <>
      {tries.length > 0 && names.length === 0 && <TryKey own={own} tone={slug} tries={tries} />}
      <div className={plot} {...props}>
        <svg className={svg} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <SegmentBar graph={graph} read={read?.segment} rtl={rtl} />
          <PlotMarks
            graph={graph}
            ticks={ticks}
            format={format}
            tone={slug}
            names={names}
            goalName={words.goal}
            width={width}
            height={height}
            rtl={rtl}
          />
          {read && <line className={cursor} x1={x} x2={x} y1={graph.barY} y2={graph.bottom} />}
          {read && read.value !== null && (
            <circle className={cx(dot, metricTones[slug])} cx={x} cy={graph.y(read.value)} r="4" />
          )}
        </svg>
        {index !== undefined && <ReadoutBox texts={textsAt(index)} x={x} y={graph.barY + 8} width={width} rtl={rtl} />}
      </div>
    </>
  );
}
