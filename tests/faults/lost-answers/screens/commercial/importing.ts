import { createImport } from '../../../../../src/widgets/commercial/equipment-manager/csv-import/model.js';
import { newMachine } from '../../calls/commercial.js';
import { said, shows, type Way } from '../way.js';

const file = () =>
  new File(
    [`serial_number,name,model_id,location_id\r\n${newMachine.serialNumber},Upstairs,row-9-pro,loc_airport`],
    'gym.csv',
  );

/** A file of one new machine, checked and then imported; after a reload it is chosen and checked again. */
export const importFile: Way = {
  async open(session) {
    const model = createImport({ session, locationId: undefined, onImported: () => undefined });
    model.$screen.listen(() => undefined);
    model.begin();
    model.choose(file());
    await model.check();
    return {
      press: () => (model.$screen.get().is === 'failed' ? model.again() : model.run()),
      reads: () => {
        const screen = model.$screen.get();
        if (screen.is === 'failed') return said(screen.code);
        return shows(
          undefined,
          screen.is === 'imported' || (screen.is === 'checked' && screen.fates.counts.unchanged === 1),
        );
      },
    };
  },
};
