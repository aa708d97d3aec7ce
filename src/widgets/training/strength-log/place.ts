/** Whose routines somebody looks at. */
const shows = ['own', 'library'] as const;

export type Show = (typeof shows)[number];

/** Routines, and what came of lifting by them. */
export const tabs = [...shows, 'progress'] as const;

export type Tab = (typeof tabs)[number];

/** What is done instead of looking: `new` and `edit` build a routine, `import` copies one. */
const tasks = ['new', 'edit', 'import'] as const;

type Task = (typeof tasks)[number];

/** A place in the log: `routine` is the one that is open, `rest` the search of the list around it. */
export interface Place {
  show: Tab;
  routine?: string | undefined;
  task?: Task | undefined;
  rest: string;
}

/** Reads the search of an address. What is not known is left out, and so is an edit of no routine. */
export function readPlace(query: string): Place {
  const given = new URLSearchParams(query);
  const show = tabs.find(one => one === given.get('show')) ?? 'own';
  const routine = given.get('routine') || undefined;
  const task = show === 'own' ? tasks.find(one => one === given.get('task')) : undefined;
  for (const name of ['show', 'routine', 'task']) given.delete(name);
  const isEdit = task === 'edit';
  return {
    show,
    routine: task && !isEdit ? undefined : routine,
    task: isEdit && !routine ? undefined : task,
    rest: given.toString(),
  };
}

/** The same as the search of an address, without the question mark. */
export function writePlace({ show, routine, task, rest }: Place): string {
  const said = new URLSearchParams(rest);
  if (show !== 'own') said.set('show', show);
  if (routine !== undefined) said.set('routine', routine);
  if (task !== undefined) said.set('task', task);
  return said.toString();
}
