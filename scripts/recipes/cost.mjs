import { linesWritten } from './read.mjs';

/**
 * What it takes to add a thing, and what it should take. A row counts the steps of some sections of one document.
 * @type {readonly { adds: string, from: string, sections: readonly string[], aim: string }[]}
 */
export const rows = [
  { adds: 'a call in a new family', from: 'add-a-call', sections: ['In a new family'], aim: '8 files, 90 lines' },
  {
    adds: 'a call in a family that exists',
    from: 'add-a-call',
    sections: ['In a family that exists'],
    aim: '4 files, 30 lines',
  },
  {
    adds: 'a staff list with filters and an edit form: back end',
    from: 'add-a-list',
    sections: ['Back end', 'Back end of a form'],
    aim: '4 files, 90 lines',
  },
  { adds: '  of it, the list', from: 'add-a-list', sections: ['Back end'], aim: '' },
  { adds: '  of it, the form', from: 'add-a-list', sections: ['Back end of a form'], aim: '' },
  {
    adds: 'a staff list with filters and an edit form: browser',
    from: 'add-a-list',
    sections: ['Browser', 'Browser of a form'],
    aim: '8 files, 360 lines',
  },
  { adds: '  of it, the list', from: 'add-a-list', sections: ['Browser'], aim: '' },
  { adds: '  of it, the form', from: 'add-a-list', sections: ['Browser of a form'], aim: '' },
  {
    adds: 'a widget with two states',
    from: 'add-a-widget',
    sections: ['The widget'],
    aim: '12 files, 700 lines, 3 places',
  },
  {
    adds: 'a type with a draft: back end',
    from: 'add-a-draftable',
    sections: ['Back end'],
    aim: '5 one-line calls, 1 schema',
  },
  { adds: 'a type with a draft: browser', from: 'add-a-draftable', sections: ['Browser'], aim: '1 page' },
];

const isTest = file => /^(?:tests|stories)\//.test(file);

/** What the steps of a recipe cost: files and lines, those of tests and stories apart. */
export function costOf(steps) {
  const written = steps.filter(step => step.does !== 'run');
  const count = of => ({
    files: new Set(of.map(({ file }) => file)).size,
    lines: of.reduce((sum, step) => sum + linesWritten(step), 0),
  });
  const made = new Set(written.filter(step => step.does === 'create').map(({ file }) => file));
  const places = new Set(
    written.map(({ file }) => file).filter(file => !made.has(file) && !/\.test\.tsx?$/.test(file)),
  );
  return {
    all: count(written),
    tests: count(written.filter(({ file }) => isTest(file))),
    places: places.size,
  };
}

/** The table of costs, as text. */
export function costTable(recipes) {
  const head = ['adds', 'files', 'lines', 'of them tests', 'places', 'aim'];
  const body = rows.flatMap(({ adds, from, sections, aim }) => {
    const { all, tests, places } = costOf((recipes[from] ?? []).filter(({ section }) => sections.includes(section)));
    return [[adds, `${all.files}`, `${all.lines}`, `${tests.files} / ${tests.lines}`, `${places}`, aim]];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...body].map(row => row[column].length)));
  return [head, ...body]
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
