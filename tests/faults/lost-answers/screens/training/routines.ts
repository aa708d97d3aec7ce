import type { Session } from '../../../../../src/core/session/session.js';
import { routineCodes } from '../../../../../src/sandbox/world/catalogue/routines.js';
import { newSlot } from '../../../../../src/widgets/training/strength-log/builder/draft.js';
import { createRoutineBuilder } from '../../../../../src/widgets/training/strength-log/builder/model.js';
import { createRoutineImport } from '../../../../../src/widgets/training/strength-log/import/model.js';
import type { Show } from '../../../../../src/widgets/training/strength-log/place.js';
import { createOneRoutine } from '../../../../../src/widgets/training/strength-log/routine/model.js';
import { newRoutineName, ourRoutine, ownRoutine } from '../../calls/strength.js';
import { said, shows, until, type Way } from '../way.js';

async function openBuilder(session: Session, routineId: string | undefined) {
  let isSaved = false;
  const model = createRoutineBuilder({ session, routineId, firstDay: 'Day 1', onSaved: () => (isSaved = true) });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'building');
  const form = () => model.form.$form.get();
  const refusal = () => {
    const screen = model.$screen.get();
    return screen.is === 'building' && screen.conflict ? 'versionConflict' : form().refusal?.code;
  };
  return { model, form, refusal, isSaved: () => isSaved };
}

/** What was typed before a reload stands there again. */
export const build: Way = {
  async open(session) {
    const { model, form, refusal, isSaved } = await openBuilder(session, undefined);
    return {
      press: () => {
        if (!form().dirty) {
          model.type('title', newRoutineName);
          model.slots(form().values.days[0]?.key ?? '', () => [newSlot({ id: 'push-up', isHold: false })]);
        }
        return model.save();
      },
      reads: () => {
        const code = refusal();
        return code === undefined ? { is: isSaved() ? 'done' : 'asked' } : said(code);
      },
    };
  },
};

export const rename: Way = {
  async open(session) {
    const { model, form, refusal, isSaved } = await openBuilder(session, ownRoutine.id);
    const isNamed = () => form().values.title === newRoutineName && !form().dirty;
    return {
      press: () => {
        model.type('title', newRoutineName);
        return model.save();
      },
      reads: () => {
        const code = refusal();
        // typed before a reload, and not saved yet
        if (code === undefined && form().dirty) return { is: 'asked' };
        return shows(code, isSaved() || isNamed());
      },
    };
  },
};

async function openRoutine(session: Session, show: Show, routineId: string) {
  let isTold = false;
  const tell = () => (isTold = true);
  const model = createOneRoutine({ session, show, routineId, onCopied: tell, onDeleted: tell });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  return { model, refusal: () => model.$refusal.get()?.code, isTold: () => isTold };
}

export const deleteOpen: Way = {
  async open(session) {
    const { model, refusal, isTold } = await openRoutine(session, 'own', ownRoutine.id);
    return {
      press: () => model.delete(),
      reads: () => shows(refusal(), isTold() || model.$screen.get().is === 'gone'),
    };
  },
};

/** Of the library: that it was copied before is not said there. */
export const copy: Way = {
  async open(session) {
    const { model, refusal, isTold } = await openRoutine(session, 'library', ourRoutine.id);
    return {
      press: () => model.copy(),
      reads: () => {
        const code = refusal();
        return code === undefined ? { is: isTold() ? 'done' : 'asked' } : said(code);
      },
    };
  },
};

export const importByCode: Way = {
  async open(session) {
    let isImported = false;
    const model = createRoutineImport({ session, onImported: () => (isImported = true) });
    model.form.$form.listen(() => undefined);
    return {
      press: () => {
        model.form.type('code', routineCodes.upperLower);
        return model.send();
      },
      reads: () => {
        const code = model.form.$form.get().refusal?.code;
        return code === undefined ? { is: isImported ? 'done' : 'asked' } : said(code);
      },
    };
  },
};
