import { Said } from '../../feedback/said/said.js';
import { SeenAndSaid } from '../../feedback/said/seen-and-said.js';
import { Suspense, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { EmptyState } from '../../feedback/empty-state/empty-state.js';
import { chartBar, error as errorIcon, list } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import {
  description as descriptionClass,
  frame,
  message,
  note,
  stage,
  summary as summaryClass,
  texts,
  title as titleClass,
  top,
} from './chart.css.js';
import { ChartSkeleton, type ChartShape } from './chart-skeleton.js';
import { ChartTable, type ChartFigures } from './chart-table.js';
import { Undrawn } from './undrawn.js';
import { chartWords } from './words.js';

/** What every chart says about itself. */
export interface ChartTexts {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What is measured, and how. */
  description?: ReactNode;
  /** What the figures say, in one sentence: for those who do not see the drawing, and those who have no time to. */
  summary?: ReactNode;
  status?: 'ready' | 'loading' | 'error' | undefined;
  onRetry?: (() => void) | undefined;
  /** What will be here, when there are no figures yet. */
  empty?: ReactNode;
  /** The drawing's height in px. */
  height?: number | undefined;
}

export interface ChartFrameProps extends ChartTexts {
  figures: ChartFigures;
  /** The drawing; it may still have to be loaded. */
  children: ReactNode;
  shape: ChartShape;
}

/** Title, sentence and drawing, and the table behind it. */
export function ChartFrame({
  title,
  headingLevel = 3,
  description,
  summary,
  status = 'ready',
  onRetry,
  empty,
  height = 240,
  figures,
  children,
  shape,
}: ChartFrameProps) {
  const words = useWords(chartWords);
  const titleId = useId();
  const textId = useId();
  const [asTable, setAsTable] = useState(false);
  const [undrawn, setUndrawn] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const filled = status === 'ready' && figures.rows.length > 0;
  const waiting = (
    <>
      <ChartSkeleton shape={shape} />
      <Said>{words.loading}</Said>
    </>
  );
  const style: CSSProperties & Record<'--chart-height', string> = { '--chart-height': `${height}px` };
  return (
    <figure
      className={frame}
      style={style}
      part="chart"
      aria-labelledby={titleId}
      aria-describedby={description || summary ? textId : undefined}
      aria-busy={status === 'loading' || undefined}
    >
      <div className={top}>
        <figcaption className={texts}>
          <Heading className={titleClass} id={titleId}>
            {title}
          </Heading>
          {(description || summary) && (
            <div id={textId}>
              {description && <p className={descriptionClass}>{description}</p>}
              {summary && filled && <p className={summaryClass}>{summary}</p>}
            </div>
          )}
        </figcaption>
        {filled && !undrawn && (
          <Button
            type="secondary"
            size="sm"
            icon={asTable ? chartBar : list}
            iconSize="xs"
            part="chart-toggle"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? words.showChart : words.showTable}
          </Button>
        )}
      </div>
      <div className={stage}>
        {status === 'loading' && waiting}
        {status === 'error' && (
          <div className={message} role="alert">
            <EmptyState
              icon={errorIcon}
              title={words.errorTitle}
              action={
                onRetry && (
                  <Button type="secondary" onClick={onRetry}>
                    {words.retry}
                  </Button>
                )
              }
            />
          </div>
        )}
        {status === 'ready' && !filled && (
          <div className={message}>
            <EmptyState icon={chartBar} title={words.emptyTitle}>
              {empty}
            </EmptyState>
          </div>
        )}
        {filled && !asTable && (
          <Undrawn onFail={() => setUndrawn(true)}>
            <Suspense fallback={waiting}>{children}</Suspense>
          </Undrawn>
        )}
        {filled && undrawn && <SeenAndSaid className={note}>{words.undrawn}</SeenAndSaid>}
        {filled && (
          <ChartTable
            key={String(asTable || undrawn)}
            caption={figures.caption ?? title}
            figures={figures}
            shown={asTable || undrawn}
          />
        )}
      </div>
    </figure>
  );
}
