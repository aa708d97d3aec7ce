import { useEffect, useId, useRef } from 'react';
import { csvOf } from '../../../../core/csv.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Dialog } from '../../../../ui/feedback/dialog/dialog.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { Checkbox } from '../../../../ui/forms/checkbox/checkbox.js';
import { FileUpload } from '../../../../ui/forms/file-upload/file-upload.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { download } from '../../../../ui/icon/shapes.js';
import { cx } from '../../../../ui/style/cx.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { PlaceField } from '../../../places/field.js';
import { saveCsv } from '../../../save-file.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { reportOf, withoutEnding } from '../import-report.js';
import { linesOf } from '../say-row.js';
import { buttonsOf } from './buttons.js';
import { FateTable } from './fate-table.js';
import { importWords } from './import-copy.js';
import { said } from '../../desk.css.js';
import { alone, outcome } from './import.css.js';
import { importColumns } from './match-model.js';
import { MatchStep } from './match-step.js';
import {
  changesOf,
  createImport,
  FILE_BYTES,
  rowsOf,
  type Fates,
  type ImportModel,
  type ImportScreen,
} from './model.js';

export interface ImportDialogProps {
  /** The only location that the list is about. */
  locationId: string | undefined;
  /** Locations whose names are known. */
  places: readonly { id: string; name: string }[];
  onImported: () => void;
  onClose: () => void;
}

/** Machines from a file: what would become of each row, then the press that does it, then what has. */
export function View({ locationId, places, onImported, onClose }: ImportDialogProps) {
  const copy = useWords(importWords);
  const model = useWorkModel(session => createImport({ session, locationId, onImported }), []);
  const screen = useStore(model.$screen);
  const file = useStore(model.$file);
  const skips = useStore(model.$skips);
  const form = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => model.begin(), [model]);
  // what was pressed for these is gone, and the focus would be with it
  const isOnlySaid = screen.is === 'checking' || screen.is === 'failed';
  useEffect(() => {
    if (isOnlySaid) body.current?.focus();
  }, [isOnlySaid, screen.is]);
  const fates = 'fates' in screen ? screen.fates : undefined;
  const placeName = (id: string) => places.find(place => place.id === id)?.name ?? id;
  const report = (listed: Fates['rows']) =>
    saveCsv(
      copy.reportName(withoutEnding(file?.name ?? '')),
      reportOf(listed, {
        columns: copy.columns,
        fateOf: ({ fate }) => copy.fates[fate],
        detailsOf: row => linesOf(row, copy, placeName).join(' '),
      }),
    );
  return (
    <Dialog
      open
      title={copy.title}
      onClose={() => {
        if (screen.is !== 'importing') onClose();
      }}
      {...buttonsOf(screen, { model, form, skips, onClose, copy })}
    >
      <div ref={body} className={cx(rows, said)} tabIndex={-1}>
        {screen.is === 'choosing' && (
          <Choosing model={model} screen={screen} form={form} file={file} asksPlace={locationId === undefined} />
        )}
        {screen.is === 'matching' && <MatchStep model={model} screen={screen} form={form} />}
        {screen.is === 'checking' && <ListSkeleton label={copy.checking} items={2} />}
        {screen.is === 'failed' && <Banner title={copy.nothingDone}>{failureText(screen, copy)}</Banner>}
        {(screen.is === 'checked' || screen.is === 'imported') && <Outcome screen={screen} />}
        {screen.is === 'checked' && screen.fates.counts.error > 0 && changesOf(screen.fates.counts) > 0 && (
          <Checkbox
            label={copy.leaveOut(screen.fates.counts.error)}
            helper={copy.leaveOutWhy}
            checked={skips}
            onChange={model.skip}
          />
        )}
        {fates && (
          <FateTable
            fates={fates}
            placeName={placeName}
            onReport={() => report(fates.rows)}
            onMatch={screen.is === 'checked' ? model.rematch : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

/** How it has come out, where the press that asked for it was. */
function Outcome({ screen }: { screen: Extract<ImportScreen, { is: 'checked' | 'imported' }> }) {
  const copy = useWords(importWords);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), [screen]);
  const { counts } = screen.fates;
  const changes = changesOf(counts);
  const text = () => {
    if (screen.is === 'imported')
      return [copy.imported(changes), counts.error > 0 && copy.leftOut(counts.error)].filter(Boolean).join(' ');
    if (screen.isOther) return copy.otherwise;
    return (changes > 0 ? copy.checked : copy.nothingToDo)(rowsOf(counts));
  };
  return (
    <p ref={sentence} className={cx(outcome, said)} tabIndex={-1}>
      {text()}
    </p>
  );
}

interface ChoosingProps {
  model: ImportModel;
  screen: Extract<ImportScreen, { is: 'choosing' }>;
  form: string;
  file: File | undefined;
  asksPlace: boolean;
}

/** The file, and where machines stand whose row says nothing of it. */
function Choosing({ model, screen, form, file, asksPlace }: ChoosingProps) {
  const copy = useWords(importWords);
  const { problem, isPlaceMissing } = screen;
  return (
    <Form
      id={form}
      label={copy.title}
      className={rows}
      refusal={problem !== undefined || isPlaceMissing ? screen : undefined}
      onSubmit={() => void model.check()}
    >
      <FileUpload
        label={copy.file}
        name="csv"
        required
        helper={copy.fileHelper(importColumns.join(', '))}
        accept=".csv,.tsv,.txt,text/csv"
        maxSize={FILE_BYTES}
        error={problem && copy.fileProblems[problem]}
        files={file ? [{ id: file.name, file, state: 'chosen' }] : []}
        onAdd={([chosen]) => model.choose(chosen)}
        onRemove={model.remove}
      />
      <span className={alone}>
        <Button
          type="secondary"
          size="sm"
          icon={download}
          onClick={() => saveCsv(copy.templateName, csvOf([importColumns]))}
        >
          {copy.template}
        </Button>
      </span>
      {asksPlace && <Place model={model} isMissing={isPlaceMissing} />}
    </Form>
  );
}

function Place({ model, isMissing }: { model: ImportModel; isMissing: boolean }) {
  const copy = useWords(importWords);
  const { typed } = useStore(model.$place);
  const places = useStore(model.$places);
  return (
    <PlaceField
      isOptional
      label={copy.place}
      helper={copy.placeHelper}
      noneText={copy.noPlaces}
      typed={typed}
      error={isMissing ? copy.placeMissing : undefined}
      places={places}
      onSeek={model.seek}
      onChoose={model.choosePlace}
      onRetry={model.retryPlaces}
    />
  );
}
