import { Button } from '../../../../ui/actions/button/button.js';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import { Spinner } from '../../../../ui/feedback/spinner/spinner.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { FileUpload } from '../../../../ui/forms/file-upload/file-upload.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { close, error } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { rows } from '../../../layout/sections.css.js';
import { useStore } from '../../../screen/use-store.js';
import { fileHead, fileName, fileRow, fileRows, muted, said } from './add.css.js';
import type { WorkoutImported } from '../../../../core/contract/schemas/training/workout-files.js';
import { Added, type AddedProps } from './added.js';
import { addWords, type AddCopy } from './copy.js';
import type { Became, ChosenFile, FilesModel } from './files-model.js';

/** Bytes of a file at most: the 10 MB of a file manager, a little less than the server takes. */
const MOST_BYTES = 10_000_000;

/** Files that wait at once at most. */
const MOST_FILES = 50;

type Shown = Pick<AddedProps, 'settings' | 'today' | 'linkTo' | 'onChanged'>;

/** Files, chosen or dropped, and what has become of each. */
export function Files({ model, ...shown }: Shown & { model: FilesModel }) {
  const copy = useWords(addWords);
  const files = useStore(model.$files);
  return (
    <div className={rows}>
      <p className={muted}>{copy.counts}</p>
      <FileUpload
        name="workouts"
        label={copy.files}
        helper={copy.filesHelper}
        accept=".fit,.tcx,.zip,.gz"
        maxSize={MOST_BYTES}
        maxFiles={MOST_FILES}
        files={[]}
        onAdd={added => void model.add(added)}
        onRemove={model.dismiss}
      />
      <ul className={fileRows} aria-label={copy.chosen} role="list">
        {files.map(one => (
          <FileRow key={one.id} model={model} chosen={one} {...shown} />
        ))}
      </ul>
    </div>
  );
}

function FileRow({ model, chosen: { id, file, became }, ...shown }: Shown & { model: FilesModel; chosen: ChosenFile }) {
  const copy = useWords(addWords);
  return (
    <li className={fileRow}>
      <div className={fileHead}>
        <span className={fileName}>{file.name}</span>
        {(became.is === 'added' || became.is === 'failed') && (
          <IconButton shape={close} size="sm" label={copy.dismiss(file.name)} onClick={() => model.dismiss(id)} />
        )}
      </div>
      <SeenAndSaid>
        <State became={became} />
      </SeenAndSaid>
      {became.is === 'added' && <FromFile imported={became.saved} {...shown} />}
      {became.is === 'failed' && became.code !== 'fileUnreadable' && became.code !== 'fileTooLarge' && (
        <div>
          <Button type="secondary" size="sm" label={copy.againName(file.name)} onClick={() => void model.again(id)}>
            {copy.again}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The workouts of a file, and the files of a ZIP in which there was none. */
function FromFile({ imported: { items, left }, ...shown }: Shown & { imported: WorkoutImported }) {
  const copy = useWords(addWords);
  return (
    <>
      {items.map(item => (
        <Added key={item.workout.id} saved={item} isWhole={item.isWhole} {...shown} />
      ))}
      {left.map(one => (
        <p key={one.fileName} className={said} data-failed>
          <Icon shape={error} size="xs" />
          <span>
            {one.fileName}: {copy.broken[one.reason]}
          </span>
        </p>
      ))}
    </>
  );
}

function State({ became }: { became: Became }) {
  const copy = useWords(addWords);
  switch (became.is) {
    case 'waiting':
      return <p className={muted}>{copy.waiting}</p>;
    case 'reading':
      return (
        <p className={said}>
          <Spinner size="text" />
          {copy.reading}
        </p>
      );
    case 'failed':
      return (
        <p className={said} data-failed>
          <Icon shape={error} size="xs" />
          <span>{failedText(became, copy)}</span>
        </p>
      );
    default:
      return null;
  }
}

/** Why, and whether anything is left of it: after a lost answer nobody knows. */
function failedText(failed: Extract<Became, { is: 'failed' }>, copy: AddCopy): string {
  const why = failed.broken
    ? copy.broken[failed.broken]
    : failureText(failed, { wait: copy.wait, failures: copy.importFailures });
  const isBroken = failed.code === 'fileUnreadable';
  const texts = [why, failed.code !== 'unanswered' && copy.nothingKept, isBroken && copy.exportAgain];
  return texts.filter(Boolean).join(' ');
}
