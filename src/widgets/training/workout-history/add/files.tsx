import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import { Spinner } from '../../../../ui/feedback/spinner/spinner.js';
import { FileUpload } from '../../../../ui/forms/file-upload/file-upload.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { close, error } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { rows } from '../../../layout/sections.css.js';
import { useStore } from '../../../screen/use-store.js';
import { fileHead, fileName, fileRow, fileRows, muted, said } from './add.css.js';
import { Added, type AddedProps } from './added.js';
import type { Broken } from './broken-file.js';
import { addWords, type AddCopy } from './copy.js';
import type { Became, ChosenFile, FilesModel } from './files-model.js';

/** Bytes of a file at most: the 10 MB of a file manager, a little less than the server takes. */
const MOST_BYTES = 10_000_000;

/** Files that wait at once at most. */
const MOST_FILES = 50;

type Shown = Pick<AddedProps, 'settings' | 'linkTo' | 'onChanged'>;

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
        accept=".fit,.tcx"
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
      <div role="status">
        <State became={became} />
      </div>
      {became.is === 'added' && <Added saved={became.saved} more={became.saved.more} {...shown} />}
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

function State({ became }: { became: Became }) {
  const copy = useWords(addWords);
  const locale = useLocale();
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
          <span>{failedText(became, copy, locale)}</span>
        </p>
      );
    default:
      return null;
  }
}

/** Why, and whether anything is left of it: after a lost answer nobody knows. */
function failedText(failed: Extract<Became, { is: 'failed' }>, copy: AddCopy, locale: string): string {
  const why = failed.broken
    ? brokenText(failed.broken, copy, locale)
    : failureText(failed, { wait: copy.wait, failures: copy.importFailures });
  const isBroken = failed.code === 'fileUnreadable';
  const texts = [why, failed.code !== 'unanswered' && copy.nothingKept, isBroken && copy.exportAgain];
  return texts.filter(Boolean).join(' ');
}

function brokenText({ reason, place }: Broken, { broken, places }: AddCopy, locale: string): string {
  const write = (number: number) => formatNumber(number, locale);
  if (!place) return broken[reason](places.unknown);
  return broken[reason](
    place.is === 'byte' ? places.byte(write(place.byte)) : places.line(write(place.line), write(place.column)),
  );
}
