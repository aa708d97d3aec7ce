import { fitted, labelled, textWidth } from '../chart/axis.js';
import { axisText, grid, markText, svg, zero as zeroClass } from '../chart/chart.css.js';
import { Texture, textureFill } from '../chart/texture.js';
import { chartTones } from '../chart/tones.css.js';
import { isolated } from '../chart/value-format.js';
import { band, bar as barClass } from './bar-drawing.css.js';
import type { BarDrawn } from './drawing.js';

/** Bars that start at zero. Where each has room for its figure, the figure is on top of it. */
export function Columns({ id, geometry, series, texts, value, width, height, inset, rtl, index }: BarDrawn) {
  const floor = height - inset.bottom;
  const x = (along: number, long = 0) => (rtl ? width - inset.start - along - long : inset.start + along);
  const y = (at: number) => floor - at;
  const [near, far] = rtl ? [width - inset.start, inset.end] : [inset.start, width - inset.end];
  const { bars, ticks, zero, places, band: wide } = geometry;
  const widest = Math.max(24, ...texts.short.map(textWidth));
  const step = places.length > 1 ? (places[1] ?? 0) - (places[0] ?? 0) : width;
  // a name may take the room of its place, or of several places when it labels them
  const labels = labelled(places.length, (step * places.length) / (Math.min(widest, 96) + 12));
  const every = labels.length > 1 ? (labels[1] ?? 1) - (labels[0] ?? 0) : 1;
  const figures = series.length === 1 && bars.every(one => textWidth(value.label(one.value)) <= step - 2);
  return (
    <svg className={svg} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {index !== undefined && (
        <rect
          className={band}
          x={x(places[index] ?? 0, wide) - 3}
          width={wide + 6}
          y={inset.top}
          height={floor - inset.top}
          rx="3"
        />
      )}
      {value.unit !== undefined && (
        <text className={axisText} x={rtl ? width : 0} y={10}>
          {value.unit}
        </text>
      )}
      {ticks.map(tick => (
        <g key={tick.value}>
          <line className={grid} x1={near} x2={far} y1={y(tick.at)} y2={y(tick.at)} />
          <text className={axisText} x={near + (rtl ? 8 : -8)} y={y(tick.at)} dy="0.32em" textAnchor="end">
            {isolated(value.short(tick.value), rtl)}
          </text>
        </g>
      ))}
      {series.map((one, which) => (
        <g key={which} className={chartTones[one.tone]}>
          <Texture id={`${id}${which}`} texture={which} />
          {bars
            .filter(bar => bar.series === which)
            .map(bar => (
              <rect
                key={bar.place}
                className={barClass}
                data-slim={bar.thick < 4 ? '' : undefined}
                fill={textureFill(`${id}${which}`, which)}
                x={x(bar.at, bar.thick)}
                y={y(Math.max(bar.from, bar.to))}
                width={Math.max(1, bar.thick)}
                height={Math.max(bar.value === 0 ? 0 : 1, Math.abs(bar.to - bar.from))}
              />
            ))}
          {figures &&
            bars.map(bar => (
              <text
                key={bar.place}
                className={markText}
                x={x(bar.at, bar.thick) + bar.thick / 2}
                y={y(bar.to) + (bar.value < 0 ? 14 : -6)}
                textAnchor="middle"
              >
                {isolated(value.label(bar.value), rtl)}
              </text>
            ))}
        </g>
      ))}
      <line className={zeroClass} x1={near} x2={far} y1={y(zero)} y2={y(zero)} />
      {labels.map(place => (
        <text
          key={place}
          className={axisText}
          x={x((places[place] ?? 0) + wide / 2)}
          y={height - 6}
          textAnchor="middle"
        >
          {fitted(texts.short[place] ?? '', Math.max(20, step * every - 6))}
        </text>
      ))}
    </svg>
  );
}
