import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatInstant } from '../../core/instants.js';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { Form } from '../../ui/forms/form/form.js';
import { refusalMark } from '../../ui/hooks/use-refusal-focus.js';
import { clock, history, minus, trash } from '../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { Link } from '../../ui/navigation/link/link.js';
import { MenuIconButton } from '../../ui/actions/menu/menu-button.js';
import type { MenuItem } from '../../ui/actions/menu/menu-items.js';
import { PageHeader } from '../../ui/page/page-header/page-header.js';
import { Conflict } from '../editor/conflict.js';
import { useFields } from '../form/fields.js';
import { fetchWhenIdle, LazyView } from '../element/lazy-view.js';
import { heading, muted, view } from '../layout/sections.css.js';
import { draftWords } from './copy.js';
import type { DialogsProps } from './dialogs.js';
import { fieldOf, type DraftModel } from './model.js';
import type { DraftEditing } from './screen.js';
import { aside, columns, head, news, page, part } from './page.css.js';
import { Standing } from './standing.js';
import { StatePill } from './state.js';
import type { VersionsProps } from './versions.js';

const loadDialogs = () => import('./dialogs.tsx?widget');
const loadVersions = () => import('./versions.tsx?widget');

/** How the fields of the form are tied to what is typed. */
export type Tied<Values extends object, Code extends string> = ReturnType<
  typeof useFields<Values, Code, string>
>['field'];

export interface DraftPageProps<Body extends object, Values extends object, Code extends string, Choices> {
  model: DraftModel<Body, Values, Code, Choices>;
  screen: DraftEditing<Body, Values, Choices>;
  /** What it is called: by its own name, once it has one. */
  title: string;
  breadcrumb?: ReactNode;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Words for what cannot even be saved. */
  problems: Readonly<Record<Code, string>>;
  /** A value as its reader knows it; empty for none. */
  say: (field: keyof Values & string, value: Values[keyof Values & string]) => string;
  preview?: ReactNode;
  /** The fields. */
  children: (field: Tied<Values, Code>) => ReactNode;
}

/** The page of something that is written as a draft and published: its head as the specification has it, form, preview and all that is to happen to it. */
export function DraftPage<Body extends object, Values extends object, Code extends string, Choices>({
  model,
  screen,
  title,
  breadcrumb,
  labels,
  problems,
  say,
  preview,
  children,
}: DraftPageProps<Body, Values, Code, Choices>) {
  const words = useWords(draftWords);
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<DialogsProps['open']>();
  useEffect(() => fetchWhenIdle([loadDialogs, loadVersions]), []);
  const form = useFields({ ...model.form, type: model.type, leave: model.leave }, problems, id);
  const { row, mayPublish, doing, refused, conflict, known, versions } = screen;
  const now = model.now();
  const isNew = row.version === 0;
  const changes = model.changed().length;
  const isDirty = changes > 0 || isNew;
  const isLive = row.live !== null;
  const canPublish = isDirty || row.draft !== null || !isLive;
  const isWorking = doing !== undefined;
  const waiting = row.scheduled.filter(({ action, problems: why }) => action === 'publish' && why.length === 0);
  const isBeside = waiting.some(({ draftBeside }) => draftBeside);
  const canDiscard = waiting.length > 0 ? isBeside : row.draft !== null && isLive;
  const close = () => setOpen(undefined);
  const label = (field: keyof Values & string) => labels[field];
  // What was pressed may be gone: the focus must not go with it.
  const toTop = () => top.current?.focus();
  const placeOf = (path: string) => {
    const field = fieldOf(model.fields, path);
    return field && { label: labels[field], control: `${id}-${field}` };
  };
  const items: readonly MenuItem[] = [
    ...(mayPublish && canPublish
      ? [{ id: 'at', label: words.at.item, icon: clock, onSelect: () => setOpen('at') }]
      : []),
    ...(isNew
      ? []
      : [{ id: 'versions', label: words.versions.item, icon: history, onSelect: () => void model.openVersions() }]),
    ...(mayPublish && isLive
      ? [{ id: 'unpublish', label: words.unpublish.item, icon: minus, onSelect: () => setOpen('unpublish') }]
      : []),
    ...(row.state === 'draft' && !isNew && waiting.length === 0
      ? [
          {
            id: 'remove',
            label: words.remove.item,
            icon: trash,
            tone: 'critical' as const,
            onSelect: () => setOpen('remove'),
          },
        ]
      : []),
  ];
  const dialog: DialogsProps | undefined = open && {
    open,
    now,
    onDiscard: () => void model.discardDraft(),
    onRemove: () => void model.remove(),
    onPublish: input => void model.publish(input),
    onUnpublish: input => void model.unpublish(input),
    onAsk: note => void model.ask(note),
    onClose: close,
  };
  const drawer: VersionsProps<Body, Values> | undefined = versions && {
    versions,
    live: row.live?.version,
    now,
    fields: model.fields,
    valuesOf: model.kind.valuesOf,
    label,
    say,
    held: changes > 0,
    onRestore: version => void model.restore(version),
    onMore: () => void model.moreVersions(),
    onClose: model.closeVersions,
  };
  const code = refused?.code ?? form.refusal?.code;
  const retryAfter = refused?.retryAfter ?? form.refusal?.retryAfter;
  return (
    <div className={page} ref={top} tabIndex={-1}>
      <div className={head}>
        <PageHeader
          headingLevel={2}
          title={title}
          draft={row.draft !== null || isNew}
          breadcrumb={breadcrumb}
          status={row.state === 'draft' ? undefined : <StatePill state={row.state} />}
          publish={
            mayPublish
              ? {
                  onClick: () => void model.publish(),
                  disabled: !canPublish || (isWorking && doing !== 'publish'),
                  loading: doing === 'publish',
                  tooltip: canPublish ? undefined : words.nothingToPublish,
                }
              : {
                  label: words.ask,
                  onClick: () => setOpen('ask'),
                  disabled: !canPublish || (isWorking && doing !== 'ask'),
                  loading: doing === 'ask',
                  tooltip: canPublish ? undefined : words.nothingToPublish,
                }
          }
          save={{
            form: `${id}-form`,
            disabled: !isDirty || (isWorking && doing !== 'save'),
            loading: doing === 'save',
            tooltip: isDirty ? undefined : words.clean,
          }}
          discard={
            canDiscard
              ? {
                  onClick: () => setOpen(isBeside ? 'discardBeside' : 'discard'),
                  disabled: isWorking,
                  loading: doing === 'discard',
                }
              : undefined
          }
        >
          {items.length > 0 && <MenuIconButton label={words.more} groups={[{ items }]} />}
        </PageHeader>
      </div>
      <News
        note={screen.note}
        saved={row.draft?.saved}
        changes={changes}
        unknown={code === 'unanswered'}
        onUndo={model.restoreTyped}
        onDiscard={() => model.discard()}
      />
      {code && !conflict && (
        <div {...refusalMark}>
          <Banner tone="critical">
            {code === 'tooManyRequests' && retryAfter ? words.wait(retryAfter) : words.failures[code]}
          </Banner>
        </div>
      )}
      <div className={columns}>
        <Form
          id={`${id}-form`}
          label={words.form}
          className={view}
          refusal={form.refusal}
          unsaved={changes > 0}
          onSubmit={() => void model.save()}
        >
          {conflict && (
            <Conflict
              conflict={conflict}
              fields={model.fields}
              base={known}
              mine={form.values}
              theirs={model.kind.valuesOf(conflict.theirs.body)}
              label={label}
              say={say}
              saving={isWorking}
              onKeepMine={() => {
                toTop();
                void model.keepMine();
              }}
              onTakeTheirs={() => {
                model.takeTheirs();
                toTop();
              }}
            />
          )}
          {children(form.field)}
        </Form>
        <div className={aside}>
          <Standing
            row={row}
            mayPublish={mayPublish}
            working={doing === 'unschedule'}
            placeOf={placeOf}
            differing={body => model.differing(body, row.body).map(label).join(', ')}
            onUnschedule={() => void model.unschedule()}
          />
          {preview && (
            <section className={part} aria-labelledby={`${id}-preview`}>
              <h3 className={heading} id={`${id}-preview`}>
                {words.preview}
              </h3>
              <p className={muted}>{words.previewText}</p>
              {preview}
            </section>
          )}
        </div>
      </div>
      {dialog && <LazyView load={loadDialogs} props={dialog} waiting={null} />}
      {drawer && <LazyView load={loadVersions} props={drawer} waiting={null} />}
    </div>
  );
}

interface NewsProps {
  note: DraftEditing<never, object, unknown>['note'];
  /** What was saved last, and by whom. */
  saved: { at: number; by: string | null } | undefined;
  changes: number;
  /** Nobody knows whether the last save was taken. */
  unknown: boolean;
  onUndo: () => void;
  onDiscard: () => void;
}

/** What is not saved, what was done last, and who saved it. */
function News({ note, saved, changes, unknown, onUndo, onDiscard }: NewsProps) {
  const words = useWords(draftWords);
  const locale = useLocale();
  const time = saved && formatInstant(saved.at, locale);
  const said = (): ReactNode => {
    if (changes > 0)
      return (
        !unknown && (
          <>
            {words.unsaved(changes)} <Link onClick={onDiscard}>{words.discardTyped}</Link>
          </>
        )
      );
    const is = note?.is;
    switch (is) {
      case 'saved':
        return words.saved(time ?? '');
      case 'reloaded':
        return words.reloaded;
      case 'discarded':
        return (
          <>
            {words.discarded} <Link onClick={onUndo}>{words.undo}</Link>
          </>
        );
      case undefined:
        return time && (saved.by === null ? words.savedAt(time) : words.savedBy(saved.by, time));
      default:
        return words.done[is];
    }
  };
  return (
    <p className={news} role="status">
      {said()}
    </p>
  );
}
