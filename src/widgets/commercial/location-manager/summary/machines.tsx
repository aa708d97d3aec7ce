import type { LocationSummary } from '../../../../core/contract/schemas/commercial/locations.js';
import { useWords } from '../../../../ui/language/language.js';
import { Bars } from '../bars.js';
import { heading, muted, name, sheet, view } from '../view.css.js';
import { summaryWords } from './copy.js';
import { axes } from './view.css.js';

const stages = ['ordered', 'shipped', 'installed', 'configured', 'complete', 'rest'] as const;
const statuses = ['ready', 'inUse', 'activated', 'unregistered', 'offline', 'fault'] as const;
const connections = ['online', 'offline', 'neverSeen'] as const;
const bad: readonly string[] = ['offline', 'fault'];

/** Where the machines stand, on all three axes at one scale. */
export function Machines({ summary }: { summary: LocationSummary }) {
  const copy = useWords(summaryWords);
  const total = stages.reduce((sum, stage) => sum + (summary.stages[stage] ?? 0), 0);
  const groups = [
    {
      title: copy.axes.status,
      lines: statuses.map(one => ({ name: one, label: copy.statuses[one], count: summary.statuses[one] ?? 0 })),
    },
    {
      title: copy.axes.stage,
      lines: stages.map(one => ({ name: one, label: copy.stages[one], count: summary.stages[one] ?? 0 })),
    },
    {
      title: copy.axes.connection,
      lines: connections.map(one => ({
        name: one,
        label: copy.connections[one],
        count: summary.connections[one] ?? 0,
      })),
    },
  ];
  return (
    <section className={sheet}>
      <h3 className={heading}>{copy.machines}</h3>
      {total === 0 ? (
        <p className={muted}>{copy.noMachines}</p>
      ) : (
        <div className={axes}>
          {groups.map(({ title, lines }) => (
            <div key={title} className={view}>
              <h4 className={name}>{title}</h4>
              <Bars of={total} lines={lines.map(line => ({ ...line, isBad: bad.includes(line.name) }))} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
