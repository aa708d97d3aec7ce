import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartFrame } from '../../src/ui/data/chart/chart-frame.js';
import { ContentCard } from '../../src/ui/data/content-card/content-card.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { LanguageContext } from '../../src/ui/language/language.js';
import { LineChart } from '../../src/ui/data/line-chart/line-chart.js';
import { ProgressBar } from '../../src/ui/feedback/progress-bar/progress-bar.js';
import { ProgressRing } from '../../src/ui/feedback/progress-ring/progress-ring.js';
import { CardSkeleton } from '../../src/ui/feedback/skeletons/skeletons.js';
import { Stat } from '../../src/ui/data/stat/stat.js';
import { Timeline } from '../../src/ui/data/timeline/timeline.js';
import { history } from '../../src/ui/icon/shapes.js';
import { expectConsole } from '../support/console.js';

afterEach(cleanup);

describe('progress', () => {
  it('says how far it is, as a share or in the words it is given', () => {
    render(
      <>
        <ProgressBar label="Import" value={3} max={8} />
        <ProgressBar label="Upload" value={3} max={8} valueText="3 of 8 files" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('aria-valuetext')).toBe('38%');
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuetext')).toBe('3 of 8 files');
  });

  it('does not claim a value that nobody knows', () => {
    render(<ProgressBar label="Connecting" />);
    const bar = screen.getByRole('progressbar', { name: 'Connecting' });
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.getAttribute('aria-valuetext')).toBe('In progress');
  });

  it('stays full past the goal', () => {
    render(<ProgressRing label="Classes" value={7} max={5} valueText="7 of 5 classes" />);
    expect(screen.getByRole('progressbar', { name: 'Classes' }).getAttribute('aria-valuenow')).toBe('5');
  });

  it('writes shares as the language writes them', () => {
    render(
      <LanguageContext value={{ locale: 'fr-CA', find: () => undefined }}>
        <ProgressBar label="Import" value={50} />
      </LanguageContext>,
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^50\s%$/);
  });
});

describe('a stat', () => {
  it('says where a number went in a word, not by an arrow and a colour alone', () => {
    render(
      <Stat
        label="Cancellations"
        value="38"
        delta={{ direction: 'up', text: '12', tone: 'critical', since: 'since October' }}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '38',
      'Up12since October',
    ]);
  });
});

describe('a timeline', () => {
  const now = Date.UTC(2026, 10, 21, 12) / 1000;

  it('says what something was before and what it is now', () => {
    render(
      <Timeline
        now={now}
        timeZone="UTC"
        entries={[
          {
            id: 'a',
            at: now - 60,
            actor: 'Ada',
            action: 'changed the plan',
            icon: history,
            changes: [
              { field: 'Plan', before: 'Connect', after: 'Premier' },
              { field: 'Code', after: 'WINTER' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Changes' }).textContent).toBe(
      'Plan from Connect to PremierCode from nothing to WINTER',
    );
  });

  it('shows last, without a day or a time, what nobody knows the time of', () => {
    const first = { id: 'a', at: null, actor: 'Version 1', action: 'was published', icon: history };
    const second = { id: 'b', at: now - 60, actor: 'Ada', action: 'published version 2', icon: history };
    for (const by of ['day', 'month'] as const) {
      const { unmount } = render(<Timeline now={now} timeZone="UTC" by={by} entries={[second, first]} />);
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      const last = screen.getAllByRole('listitem').at(-1);
      expect(last?.textContent).toBe('Version 1 was published');
      expect(last?.querySelector('time')).toBeNull();
      unmount();
    }
  });

  it('says what will be here while nothing has happened', () => {
    render(<Timeline now={now} entries={[]} />);
    expect(screen.getByText('Nothing has happened yet')).toBeTruthy();
  });
});

describe('a content card', () => {
  it('says discipline and length in words', () => {
    render(<ContentCard title="Hills" discipline="climb" minutes={1} href="#hills" />);
    expect(screen.getByRole('article').textContent).toBe('1minClimbHills1 minute');
    expect(screen.getByRole('link', { name: 'Hills' })).toBeTruthy();
  });

  it('draws the discipline where a picture does not come', () => {
    const { container } = render(<ContentCard title="Hills" discipline="climb" minutes={30} image="/nowhere.jpg" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('The picture is not there to begin with.');
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg path')).toBeTruthy();
  });
});

describe('what is on its way', () => {
  it('is said once and drawn for nobody but the eyes', () => {
    render(<CardSkeleton label="Loading classes" />);
    expect(screen.getByRole('status').textContent).toBe('Loading classes');
    expect(screen.getByRole('status').parentElement?.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a description list', () => {
  it('keeps a code left to right where it is asked to', () => {
    render(
      <DescriptionList
        rows={[
          { term: 'Card', value: '•••• 4242', isolate: true },
          { term: 'Total', value: '-$1.00' },
        ]}
      />,
    );
    expect(screen.getByText('•••• 4242').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('-$1.00').hasAttribute('dir')).toBe(false);
  });
});

describe('a chart', () => {
  const chart = (
    <LineChart
      title="Minutes"
      axis={{ kind: 'names', values: ['Mon', 'Tue'] }}
      axisName="Day"
      series={[{ name: 'Minutes', values: [30, null] }]}
      format={{ kind: 'number', unit: 'min' }}
    />
  );

  it('has its figures in a table before its drawing has come, gaps said as gaps', async () => {
    render(chart);
    expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual(['DayMinutes', 'Mon30 min', 'TueNo value']);
    expect(await screen.findByRole('slider', { name: 'Points of Minutes' })).toBeTruthy();
  });

  it('reads its points by the arrow keys', async () => {
    render(chart);
    const plot = await screen.findByRole('slider', { name: 'Points of Minutes' });
    fireEvent.keyDown(plot, { key: 'End' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Tue: No value');
    fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Mon: 30 min');
  });

  it('shows its figures when it cannot be drawn', () => {
    expectConsole(/no canvas today/);
    const Broken = () => {
      throw new Error('no canvas today');
    };
    render(
      <ChartFrame title="Minutes" figures={{ columns: ['Day', 'Minutes'], rows: [['Mon', '30 min']] }} shape="line">
        <Broken />
      </ChartFrame>,
    );
    expect(screen.getByText('We couldn’t draw the chart. Here are its figures.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Mon' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for nothing to be drawn where there are no figures', () => {
    render(
      <LineChart
        title="Minutes"
        axis={{ kind: 'names', values: ['Mon'] }}
        series={[{ name: 'Minutes', values: [null] }]}
        empty="After your first class."
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('After your first class.')).toBeTruthy();
  });
});
