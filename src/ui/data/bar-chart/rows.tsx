import { fitted } from '../chart/axis.js';
import { axisText, markText, svg, zero as zeroClass } from '../chart/chart.css.js';
import { Texture, textureFill } from '../chart/texture.js';
import { chartTones } from '../chart/tones.css.js';
import { isolated } from '../chart/value-format.js';
import { band, bar as barClass } from './bar-drawing.css.js';
import type { BarDrawn } from './drawing.js';

/** Bars that lie beside their names, with their figures at their ends: they need no axis. */
export function Rows({ id, geometry, series, texts, value, width, height, inset, rtl, index, stacked }: BarDrawn) {
  const x = (along: number, long = 0) => (rtl ? width - inset.start - along - long : inset.start + along);
  const { bars, zero, places, band: high, ends } = geometry;
  // backwards bars have their figures between them and the names
  const nameRoom = ends.some(end => end.below < zero) ? inset.start - inset.end : inset.start;
  const beside = (at: number, isBelow: boolean) =>
    ({ x: x(at) + (rtl === isBelow ? 6 : -6), textAnchor: isBelow ? 'end' : 'start' }) as const;
  return (
    <svg className={svg} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {index !== undefined && (
        <rect className={band} x="0" width={width} y={(places[index] ?? 0) - 3} height={high + 6} rx="3" />
      )}
      {texts.short.map((text, place) => (
        <text key={place} className={axisText} x={rtl ? width - 4 : 4} y={(places[place] ?? 0) + high / 2} dy="0.32em">
          {fitted(text, nameRoom - 12)}
        </text>
      ))}
      {series.map((one, which) => (
        <g key={which} className={chartTones[one.tone]}>
          <Texture id={`${id}${which}`} texture={which} />
          {bars
            .filter(bar => bar.series === which)
            .map(bar => {
              const long = Math.max(bar.value === 0 ? 0 : 1, Math.abs(bar.to - bar.from));
              const mark = beside(bar.to, bar.value < 0);
              return (
                <g key={bar.place}>
                  <rect
                    className={barClass}
                    fill={textureFill(`${id}${which}`, which)}
                    x={x(Math.min(bar.from, bar.to), long)}
                    y={bar.at}
                    width={long}
                    height={Math.max(1, bar.thick)}
                  />
                  {!stacked && (
                    <text
                      className={markText}
                      x={mark.x}
                      y={bar.at + bar.thick / 2}
                      dy="0.32em"
                      textAnchor={mark.textAnchor}
                    >
                      {isolated(value.label(bar.value), rtl)}
                    </text>
                  )}
                </g>
              );
            })}
        </g>
      ))}
      {stacked &&
        ends.map(({ above, sum }, place) => {
          const mark = beside(above, false);
          return (
            sum !== null && (
              <text
                key={place}
                className={axisText}
                x={mark.x}
                y={(places[place] ?? 0) + high / 2}
                dy="0.32em"
                textAnchor={mark.textAnchor}
              >
                {isolated(value.label(sum), rtl)}
              </text>
            )
          );
        })}
      <line className={zeroClass} x1={x(zero)} x2={x(zero)} y1="0" y2={height} />
    </svg>
  );
}
