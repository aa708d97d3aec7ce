import { roles } from '../../../ui/data/data-table/roles.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { workoutWords } from '../../workouts/copy.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { formatDuration } from '../../workouts/durations.js';
import { boardsOf, type Board } from './board.js';
import { words } from './copy.js';
import { Record, type RecordContext } from './record.js';
import { band, board, cell, cellName, head, heading, length, mark, row, table } from './view.css.js';

/** The records by type: rows are class lengths, columns what was counted. */
export function Boards({ bests, ...context }: RecordContext & { bests: readonly PersonalBest[] }) {
  return boardsOf(bests).map(one => <TypeBoard key={one.type} {...context} board={one} />);
}

function TypeBoard({ board: { type, metrics, rows }, ...context }: RecordContext & { board: Board }) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  return (
    <section className={board} part="board">
      <div className={cx(band, hues[disciplineOf[type]])}>
        <h3 className={heading}>{terms.types[type]}</h3>
        <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={String(disciplineMarks[disciplineOf[type]])} />
        </svg>
      </div>
      {/* The roles are said because, laid out in blocks, some browsers no longer take it for a table. */}
      <table {...roles.table} className={table} aria-label={terms.types[type]}>
        <thead {...roles.group} className={head}>
          <tr {...roles.row} className={row}>
            {[copy.length, ...metrics.map(metric => terms.metrics[metric])].map(name => (
              <th key={name} {...roles.column} scope="col" className={cellName}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={table}>
          {rows.map(({ classSeconds, bests }) => (
            <tr key={classSeconds} {...roles.row} className={row}>
              <th {...roles.name} scope="row" className={length}>
                <bdi>{formatDuration(classSeconds, locale)}</bdi>
              </th>
              {metrics.map(metric => {
                const best = bests.find(one => one.metric === metric);
                return (
                  <td key={metric} {...roles.cell} className={cell} data-name={terms.metrics[metric]}>
                    {best && <Record {...context} best={best} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
