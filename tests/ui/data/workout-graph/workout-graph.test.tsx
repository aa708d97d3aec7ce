import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkoutGraph, type WorkoutGraphProps } from '../../../../src/ui/data/workout-graph/workout-graph.js';

afterEach(cleanup);

const ride: WorkoutGraphProps = {
  title: 'Sunrise climb',
  seconds: [0, 30, 60, 90],
  metrics: [
    { slug: 'output', name: 'Output', unit: 'W', average: 182, max: 412, values: [100, 412, 120, 96] },
    { slug: 'heart_rate', name: 'Heart rate', unit: 'bpm', average: 131, max: 140, values: [122, 140, null, null] },
    { slug: 'incline', name: 'Incline', unit: '%', average: null, max: null, values: [null, null, null, null] },
  ],
  shown: 'output',
  onShow: () => undefined,
};

describe("a workout's graph", () => {
  it('says its average, its most and when in one sentence, before it is drawn', () => {
    render(<WorkoutGraph {...ride} />);
    const figure = screen.getByRole('figure', { name: 'Sunrise climb' });
    const told = document.getElementById(figure.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('182 W on average, with a peak of 412 W at 0:30');
  });

  it('has its figures in a table by minutes, all metrics that were measured', () => {
    render(<WorkoutGraph {...ride} />);
    expect(screen.getByRole('table', { name: 'Sunrise climb: averages, a row for each minute' })).toBeTruthy();
    expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
      'FromOutputHeart rate',
      '0:00256 W131 bpm',
      '1:00108 WNo value',
    ]);
  });

  it('offers no tab for what was not measured, and asks for the one that is chosen', () => {
    const onShow = vi.fn();
    render(<WorkoutGraph {...ride} onShow={onShow} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Output', 'Heart rate']);
    fireEvent.click(screen.getByRole('tab', { name: 'Heart rate' }));
    expect(onShow.mock.calls).toEqual([['heart_rate']]);
  });

  it('shows the first metric where the one asked for was not measured', () => {
    render(<WorkoutGraph {...ride} shown="incline" />);
    expect(screen.getByRole('tab', { name: 'Output' }).getAttribute('aria-selected')).toBe('true');
  });

  it('reads its samples by the keys', async () => {
    render(<WorkoutGraph {...ride} segments={[{ name: 'Climb', start: 0, length: 90 }]} />);
    const plot = await screen.findByRole('slider', { name: 'Points of Output' });
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(plot.getAttribute('aria-valuetext')).toBe('0:00, Climb: 100 W');
    fireEvent.keyDown(plot, { key: 'PageUp' });
    expect(plot.getAttribute('aria-valuetext')).toBe('1:00, Climb: 120 W');
    fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot.getAttribute('aria-valuetext')).toBe('0:30, Climb: 412 W');
  });

  it('says what will be here where nothing was measured', () => {
    render(<WorkoutGraph {...ride} metrics={ride.metrics.slice(2)} empty="Pair a strap." />);
    expect(screen.getByText('Pair a strap.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
