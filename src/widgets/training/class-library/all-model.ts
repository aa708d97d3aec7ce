import { atom } from 'nanostores';
import { getRecommendations, listContentTags, searchContent } from '../../../core/contract/content/library.js';
import type { ContentItem, ContentTags, LibraryQuery } from '../../../core/contract/schemas/content/library.js';
import type { Recommendations } from '../../../core/contract/schemas/content/recommendations.js';
import type { Session } from '../../../core/session/session.js';
import { workoutTypes } from '../../workouts/disciplines.js';
import { createListBelow } from '../../workouts/list-below.js';
import { createPagesBelow } from '../../workouts/pages.js';
import { levels } from './levels.js';

/** Classes that come at a time. */
const PAGE = 24;

const shape = {
  filters: {
    type: workoutTypes,
    classSeconds: undefined,
    level: levels,
    instructorId: undefined,
    tag: undefined,
    done: ['false', 'true'],
  },
  sorts: ['publishedAt', 'durationSeconds', 'rating', 'taken'],
  columns: [],
};

/** What is known beside the classes; what does not come is not missed. */
export interface Known {
  tags: ContentTags['items'];
  /** Names of those whose classes have been seen, by id. */
  instructors: Readonly<Record<string, string>>;
  recommended: Recommendations;
}

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** All classes, as many pages as the address says, one below the other; on top what a member might take next. */
export function createAllClasses({ session, query, onQuery }: Inputs) {
  const $known = atom<Known>({ tags: [], instructors: {}, recommended: { items: [], unfinished: [] } });
  const know = (more: Partial<Known>) => $known.set({ ...$known.get(), ...more });

  const meet = (items: readonly ContentItem[]) => {
    const met = items.flatMap(({ instructor }) => (instructor ? [[instructor.id, instructor.name] as const] : []));
    know({ instructors: { ...$known.get().instructors, ...Object.fromEntries(met) } });
  };

  const pages = createPagesBelow<ContentItem, LibraryQuery>(
    (input, signal) => session.request(searchContent, input, { signal }),
    ({ id }) => id,
  );

  const list = createListBelow<ContentItem, LibraryQuery>({
    session,
    shape,
    pageSize: PAGE,
    search: query,
    onQuery,
    async read(input, signal) {
      const answer = await pages.read(input, signal);
      if (answer.ok && !signal.aborted) meet(answer.data.items);
      return answer;
    },
    async begin(signal) {
      pages.forget();
      const [tags, recommended] = await Promise.all([
        session.request(listContentTags, {}, { signal }),
        session.request(getRecommendations, { limit: 8 }, { signal }),
      ]);
      if (signal.aborted) return;
      if (tags.ok) know({ tags: tags.data.items });
      if (recommended.ok) know({ recommended: recommended.data });
    },
  });

  return {
    ...list,
    $known,
  };
}

export type AllClassesModel = ReturnType<typeof createAllClasses>;
