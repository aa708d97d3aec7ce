import { history } from '../../ui/icon/shapes.js';
import { Button } from '../../ui/actions/button/button.js';
import { Drawer } from '../../ui/feedback/drawer/drawer.js';
import { useWords } from '../../ui/language/language.js';
import { ListSkeleton } from '../../ui/feedback/skeletons/skeletons.js';
import { Timeline } from '../../ui/data/timeline/timeline.js';
import type { DraftVersion } from '../../core/contract/schemas/drafts.js';
import { changedFields } from '../editor/values.js';
import { NotLoaded } from '../screen/not-loaded.js';
import { muted } from '../layout/sections.css.js';
import { draftWords } from './copy.js';
import type { Versions as VersionsState } from './screen.js';
import { version as versionClass } from './page.css.js';

export interface VersionsProps<Body, Values extends object> {
  versions: VersionsState<Body>;
  /** The version that is live. */
  live: number | undefined;
  /** By the server's clock. */
  now: number;
  fields: readonly (keyof Values & string)[];
  valuesOf: (body: Body) => Values;
  label: (field: keyof Values & string) => string;
  say: (field: keyof Values & string, value: Values[keyof Values & string]) => string;
  /** What was typed and is not saved would be lost. */
  held: boolean;
  onRestore: (version: number) => void;
  onMore: () => void;
  onClose: () => void;
}

/** Every version that was published: what it changed, who published it and why, and the way back to it; fetched when nothing else is to do. */
export function View<Body, Values extends object>({
  versions: { items, total, waiting, failure },
  live,
  now,
  fields,
  valuesOf,
  label,
  say,
  held,
  onRestore,
  onMore,
  onClose,
}: VersionsProps<Body, Values>) {
  const { versions: words, failures } = useWords(draftWords);
  const more = items.length < total;
  const changesOf = ({ version, body }: DraftVersion<Body>) => {
    const earlier = items[items.findIndex(one => one.version === version) + 1];
    if (!earlier) return undefined;
    const [after, before] = [valuesOf(body), valuesOf(earlier.body)];
    return changedFields(fields, after, before).map(field => ({
      field: label(field),
      before: say(field, before[field]),
      after: say(field, after[field]),
    }));
  };
  const wayBack = (version: number) =>
    version === live ? (
      <span className={muted}>{words.current}</span>
    ) : (
      <Button
        type="secondary"
        size="sm"
        disabled={held}
        label={words.restoreOf(version)}
        onClick={() => onRestore(version)}
      >
        {words.restore}
      </Button>
    );
  return (
    <Drawer open title={words.title} onClose={onClose}>
      {items.length === 0 && waiting && <ListSkeleton label={words.title} items={4} />}
      {failure && <NotLoaded what={words.what} why={{ text: failures[failure] }} onRetry={onMore} />}
      {items.length === 0 && !waiting && !failure && <p className={muted}>{words.empty}</p>}
      {items.length > 0 && (
        <Timeline
          label={words.title}
          now={now}
          by="month"
          loadingMore={waiting}
          {...(more && !failure && { onMore })}
          entries={items.map(item => ({
            id: String(item.version),
            at: item.at,
            icon: history,
            ...(item.at === null
              ? { actor: words.version(item.version), action: words.earlier }
              : { actor: item.by ?? words.unknown, action: words.published(item.version) }),
            changes: changesOf(item),
            note: (
              <span className={versionClass}>
                {item.reason}
                {wayBack(item.version)}
              </span>
            ),
          }))}
        />
      )}
      {held && items.length > 0 && <p className={muted}>{words.hold}</p>}
    </Drawer>
  );
}
