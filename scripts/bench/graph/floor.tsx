import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { metrics, seconds, title } from './ride.js';

// The floor: the least that shows the same words and the same line, as a React page would use uPlot. It has no table, no
// keyboard, no languages and no themes.
function Floor() {
  const [shown, setShown] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const metric = metrics[shown];
  useEffect(() => {
    if (!box.current || !metric) return undefined;
    const plot = new UPlot(
      {
        width: box.current.clientWidth,
        height: 280,
        scales: { x: { time: false } },
        series: [{ label: 'Time' }, { label: metric.name, stroke: '#1f6fb5', width: 2 }],
        hooks: { draw: [() => box.current?.setAttribute('data-drawn', '')] },
      },
      [[...seconds], [...metric.values]],
      box.current,
    );
    return () => plot.destroy();
  }, [metric]);
  return (
    <figure>
      <h3>{title}</h3>
      <p>
        {metric?.average} {metric?.unit} on average, {metric?.max} at most
      </p>
      <div role="tablist">
        {metrics.map(({ slug, name }, index) => (
          <button key={slug} role="tab" type="button" aria-selected={index === shown} onClick={() => setShown(index)}>
            {name}
          </button>
        ))}
      </div>
      <div ref={box} />
    </figure>
  );
}

const place = document.querySelector('#place');
performance.mark('mount');
if (place) createRoot(place).render(<Floor />);
