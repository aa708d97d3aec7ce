import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageHeading } from '../../hosts/portal/layout/page-heading.js';
import { useShownNames } from '../../hosts/portal/layout/use-shown-names.js';

let show: (content: ReactNode) => void;

/** A page of one thing, whose widget shows what it is given. */
function PageOfOne() {
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => void (show = setContent), []);
  return (
    <main>
      <PageHeading title="Workout" section="Workouts" isOfOne />
      {content}
    </main>
  );
}

/** Lets the page hear of a change, and be drawn after it. */
const changes = (change: () => void) =>
  act(async () => {
    change();
    await new Promise(resolve => setTimeout(resolve));
  });

const called = () => [screen.getByRole('heading', { level: 1 }).textContent, document.title];

// The DOM of these tests knows no visits.
beforeEach(() => void vi.stubGlobal('PerformanceNavigationTiming', function none() {}));
afterEach(cleanup);

it('calls a page after its thing once that is there, by its new name, and no longer when it is gone', async () => {
  render(<PageOfOne />);
  expect(called()).toEqual(['Workout', 'Workout · Echelon']);
  await changes(() => show(<h2>Push day</h2>));
  expect(called()).toEqual(['Push day', 'Push day · Workouts · Echelon']);
  await changes(() => show(<h2>Pull day</h2>));
  expect(called()).toEqual(['Pull day', 'Pull day · Workouts · Echelon']);
  await changes(() => show(<p>One moment</p>));
  expect(called()).toEqual(['Workout', 'Workout · Echelon']);
});

it('calls the window after a drawer for as long as that is open, which its attribute says', async () => {
  render(<PageOfOne />);
  await changes(() =>
    show(
      <>
        <h2>Push day</h2>
        <dialog part="drawer">
          <h2>Bench press</h2>
        </dialog>
      </>,
    ),
  );
  expect(called()).toEqual(['Push day', 'Push day · Workouts · Echelon']);
  const drawer = document.querySelector('dialog');
  await changes(() => drawer?.setAttribute('open', ''));
  expect(called()).toEqual(['Push day', 'Bench press · Workouts · Echelon']);
  await changes(() => drawer?.removeAttribute('open'));
  expect(called()).toEqual(['Push day', 'Push day · Workouts · Echelon']);
});

it('is not drawn again and again for what it has written itself', async () => {
  const drawn = vi.fn();
  function Named() {
    const heading = useRef<HTMLHeadingElement>(null);
    const { widget } = useShownNames(heading);
    useEffect(() => drawn());
    return <h1 ref={heading}>{widget ?? 'Workout'}</h1>;
  }
  const { container } = render(
    <main>
      <Named />
      <section />
    </main>,
  );
  const add = (html: string) => container.querySelector('section')?.insertAdjacentHTML('beforeend', html);
  await changes(() => add('<h2>Push day</h2>'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Push day');
  // Its own words are a change of the page as well.
  await changes(() => undefined);
  const settled = drawn.mock.calls.length;
  for (let at = 0; at < 5; at += 1) await changes(() => undefined);
  await changes(() => add('<p>12 reps</p>'));
  expect(drawn).toHaveBeenCalledTimes(settled);
});
