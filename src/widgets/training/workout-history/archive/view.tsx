import { useEffect, useRef, useState } from 'react';
import { now } from '../../../../core/dates.js';
import { formatNumber } from '../../../../core/numbers.js';
import { localDay } from '../../../../core/wall-clock.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.js';
import { Checkbox } from '../../../../ui/forms/checkbox/checkbox.js';
import { fileSize } from '../../../../ui/forms/file-upload/file-size.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { download } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { rows } from '../../../layout/sections.css.js';
import { saveBlob } from '../../../save-file.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { fileFormats, fileWords } from '../../../workouts/file-copy.js';
import { archiveWords } from './copy.js';
import { createArchive, type ArchiveModel, type ArchiveScreen } from './model.js';

interface ArchiveProps {
  /** Whose clock tells the days, an IANA name. */
  timeZone: string;
  onClose: () => void;
}

/** One file of everything that somebody has trained: what is in it, how far it is, and what has come of it. */
export function View({ timeZone, onClose }: ArchiveProps) {
  const copy = useWords(archiveWords);
  const model = useModel(
    session =>
      createArchive({
        session,
        timeZone,
        readme: ({ format }) => `${copy.readme(localDay(timeZone, now()), format.toUpperCase()).join('\r\n\r\n')}\r\n`,
        save: saveBlob,
      }),
    [],
  );
  const screen = useStore(model.$screen);
  const [isLeaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => model.stop, [model]);
  // the button that was pressed is gone
  useEffect(() => {
    if (screen.is !== 'asking') place.current?.focus();
  }, [screen.is]);
  const isUnfinished = screen.is === 'making' || screen.is === 'stopped';
  return (
    <>
      <Drawer
        open
        title={copy.title}
        onClose={() => (isUnfinished ? setLeaving(true) : onClose())}
        footer={<Foot screen={screen} model={model} onClose={onClose} onStop={() => setLeaving(true)} />}
      >
        <div ref={place} className={rows} role="group" aria-label={copy.title} tabIndex={-1}>
          {screen.is === 'asking' ? <Asking model={model} /> : <HowFar screen={screen} />}
        </div>
      </Drawer>
      <ConfirmDialog
        open={isLeaving && isUnfinished}
        title={copy.leave}
        action={copy.stop}
        cancelLabel={copy.keepGoing}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {copy.leaveText}
      </ConfirmDialog>
    </>
  );
}

function Asking({ model }: { model: ArchiveModel }) {
  const copy = useWords(archiveWords);
  const files = useWords(fileWords);
  const { format, heartRate } = useStore(model.$wanted);
  return (
    <>
      <p>{copy.text}</p>
      <BulletList items={copy.contents} />
      <RadioGroup
        name="format"
        label={copy.format}
        value={format}
        options={fileFormats.map(value => ({ value, label: files.formats[value] }))}
        onChange={chosen => {
          const next = fileFormats.find(one => one === chosen);
          if (next) model.want({ format: next });
        }}
      />
      <Checkbox
        label={files.withHeartRate}
        helper={files.heartRateWhy}
        checked={heartRate}
        onChange={checked => model.want({ heartRate: checked })}
      />
    </>
  );
}

function HowFar({ screen }: { screen: Exclude<ArchiveScreen, { is: 'asking' }> }) {
  const copy = useWords(archiveWords);
  const locale = useLocale();
  if (screen.is === 'made')
    return (
      <Banner tone="success">{copy.made(screen.fileName, screen.workouts, fileSize(screen.bytes, locale))}</Banner>
    );
  const { workouts, of } = screen;
  const isKnown = of > 0;
  return (
    <>
      {screen.is === 'stopped' && (
        <Banner title={copy.stopped}>
          {failureText(screen, copy)} {workouts > 0 && copy.keptSoFar}
        </Banner>
      )}
      <ProgressBar
        label={isKnown && workouts === of ? copy.fetchingRest : copy.fetchingWorkouts}
        value={isKnown ? workouts : undefined}
        max={of}
        valueText={isKnown ? copy.soFar(formatNumber(workouts, locale), formatNumber(of, locale)) : undefined}
        tone={screen.is === 'stopped' ? 'critical' : undefined}
        note={screen.is === 'making' && copy.keepOpen}
      />
    </>
  );
}

interface FootProps {
  screen: ArchiveScreen;
  model: ArchiveModel;
  onClose: () => void;
  onStop: () => void;
}

function Foot({ screen, model, onClose, onStop }: FootProps) {
  const copy = useWords(archiveWords);
  const make = () => void model.make();
  switch (screen.is) {
    case 'asking':
      return (
        <Button icon={download} onClick={make}>
          {copy.make}
        </Button>
      );
    case 'making':
      return (
        <Button type="secondary" onClick={onStop}>
          {copy.stop}
        </Button>
      );
    case 'stopped':
      return (
        <>
          <Button type="secondary" onClick={onStop}>
            {copy.stop}
          </Button>
          <Button onClick={make}>{copy.goOn}</Button>
        </>
      );
    case 'made':
      return (
        <>
          <Button type="secondary" icon={download} onClick={model.saveAgain}>
            {copy.again}
          </Button>
          <Button onClick={onClose}>{copy.done}</Button>
        </>
      );
  }
}
