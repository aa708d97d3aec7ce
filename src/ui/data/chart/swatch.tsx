import { useId } from 'react';
import { cx } from '../../style/cx.js';
import { swatch } from './chart.css.js';
import { Texture, textureFill } from './texture.js';
import { chartTones, type ChartTone } from './tones.css.js';

export type SwatchKind = 'line' | 'block';

interface SwatchProps {
  kind: SwatchKind;
  tone: ChartTone;
  /** The texture of a block, so that it is recognised without its colour. */
  texture?: number | undefined;
}

/** A small piece of a mark, beside its name. */
export function Swatch({ kind, tone, texture = 0 }: SwatchProps) {
  const id = useId();
  return (
    <svg className={cx(swatch, chartTones[tone])} width="14" height="14" aria-hidden="true">
      {kind === 'line' ? (
        <line x1="0" x2="14" y1="7" y2="7" stroke="currentcolor" strokeWidth="2" />
      ) : (
        <>
          <Texture id={id} texture={texture} />
          <rect x="1" y="1" width="12" height="12" rx="2" fill={textureFill(id, texture)} stroke="currentcolor" />
        </>
      )}
    </svg>
  );
}
