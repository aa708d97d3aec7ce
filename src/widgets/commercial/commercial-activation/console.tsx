import { useEffect, useRef } from 'react';
import type { PropsOf } from '../../element/define.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { Activated, Canceled, Hindered, Starting, Unreachable } from './console-moments.js';
import { createPageConsole } from './console-model.js';
import { box, content } from './console.css.js';
import type { commercialActivation } from './index.js';
import { Showing } from './showing.js';
import { TypedCode } from './typed-code.js';

/** A machine's own touch screen. */
export function View({
  serialNumber = '',
  modelId,
  hardwareId,
  firmware,
  keepSecret,
  onActivated,
  onCanceled,
}: PropsOf<typeof commercialActivation>) {
  // what a page sets may be anything, and a function that is made with every render is still the same keeper
  const keeper = useRef(keepSecret);
  useEffect(() => {
    keeper.current = keepSecret;
  });
  const hasKeeper = typeof keepSecret === 'function';
  const model = useWorkModel(
    () =>
      createPageConsole({
        serialNumber,
        modelId,
        hardwareId,
        firmware,
        keepSecret: hasKeeper ? machine => keeper.current?.(machine) : undefined,
        onActivated: machine => void onActivated?.(machine),
        onCanceled: () => void onCanceled?.(),
      }),
    [serialNumber, modelId, hardwareId, firmware, hasKeeper],
  );
  const screen = useStore(model.$screen);
  return (
    <div className={box}>
      <div className={content}>
        {screen.is === 'starting' && <Starting />}
        {screen.is === 'unreachable' && <Unreachable code={screen.code} />}
        {screen.is === 'showing' && <Showing screen={screen} model={model} />}
        {screen.is === 'typing' && <TypedCode model={model} />}
        {screen.is === 'canceled' && <Canceled model={model} isWithdrawn={screen.isWithdrawn} />}
        {screen.is === 'hindered' && <Hindered why={screen.why} model={model} />}
        {screen.is === 'activated' && <Activated screen={screen} model={model} />}
      </div>
    </div>
  );
}
