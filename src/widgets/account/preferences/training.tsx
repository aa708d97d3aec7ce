import { useRef, useState } from 'react';
import { formatList } from '../../../core/lists.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { LazyView } from '../../element/lazy-view.js';
import { muted } from '../../layout/sections.css.js';
import { words } from './copy.js';
import type { Bounds } from './model.js';
import { Row, type Shown } from './row.js';
import { label } from './view.css.js';

const formulas = ['220-age', '208-0.7age'] as const;

const loadZones = () => import('./zones.tsx?widget');

/** How heart rates are judged: the estimate of the highest, and zones of one's own. */
export function Training({ model, screen }: Shown) {
  const copy = useWords(words);
  const locale = useLocale();
  const button = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ bounds: Bounds | undefined }>();
  const own = screen.values['training.heartRateZones'];
  const lock = screen.locks['training.heartRateZones'];
  const close = () => {
    setAsked(undefined);
    // Once the button is there again.
    setTimeout(() => button.current?.querySelector('button')?.focus());
  };
  const ask = async () => setAsked({ bounds: own ?? (await model.computedBounds()) });
  const save = (bounds: Bounds) => {
    model.set({ 'training.heartRateZones': bounds });
    close();
  };
  return (
    <>
      <Row model={model} screen={screen} of="training.maxHeartRateFormula">
        <SelectField
          label={copy.labels['training.maxHeartRateFormula']}
          name="formula"
          settled
          helper={copy.formulaHelper}
          value={screen.values['training.maxHeartRateFormula']}
          options={formulas.map(value => ({ value, label: copy.formulas[value] }))}
          onChange={chosen =>
            model.set({ 'training.maxHeartRateFormula': chosen === '208-0.7age' ? '208-0.7age' : '220-age' })
          }
        />
      </Row>
      <Row model={model} screen={screen} of="training.heartRateZones">
        <p className={label}>{copy.labels['training.heartRateZones']}</p>
        <p className={muted}>
          {lock ? copy.failures[lock] : own ? copy.zones.own(formatList(own.map(String), locale)) : copy.zones.computed}
        </p>
        {lock ? null : asked ? (
          <LazyView
            load={loadZones}
            props={{ bounds: asked.bounds, onSave: save, onCancel: close }}
            waiting={<Skeleton shape="control" />}
          />
        ) : (
          <div ref={button}>
            <Button type="secondary" size="sm" onClick={() => void ask()}>
              {own ? copy.zones.change : copy.zones.set}
            </Button>
          </div>
        )}
      </Row>
    </>
  );
}
