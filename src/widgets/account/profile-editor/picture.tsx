import { useRef, useState } from 'react';
import { Avatar } from '../../../ui/identity/avatar/avatar.js';
import { Button } from '../../../ui/actions/button/button.js';
import { heldBack } from '../../../ui/feedback/said/held-back.js';
import { muted } from '../../layout/sections.css.js';
import type { PictureProblem } from './crop-picture.js';
import { useFields } from './use-fields.js';
import { buttons, pictureRow, pictureSide, wrong } from './view.css.js';

/** The picture as others see it, round; chosen, cut and taken away here, and kept with the rest of the form. */
export function Picture() {
  const { copy, model, screen, values, field } = useFields();
  const texts = copy.picture;
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<PictureProblem>();
  const shown = values.image === 'none' ? undefined : values.image || screen.picture;
  const name = `${screen.row.firstName} ${screen.row.lastName}`;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const cut = await import('./crop-picture.js').then(
      ({ cropPicture }) => cropPicture(file),
      () => ({ problem: 'unreadable' as const }),
    );
    setProblem('problem' in cut ? cut.problem : undefined);
    if ('image' in cut) model.type('image', cut.image);
  };
  const remove = () => {
    setProblem(undefined);
    model.type('image', screen.row.imageUrl === null ? '' : 'none');
    // The button goes with the picture.
    row.current?.querySelector('button')?.focus();
  };
  const error = problem ? texts[problem] : field('image').error;
  const news = values.image === '' ? texts.helper : values.image === 'none' ? texts.removed : texts.chosen;
  return (
    <div className={pictureRow} role="group" aria-label={texts.of(name)}>
      <Avatar name={name} id={screen.row.id} src={shown} size={96} decorative />
      <div className={pictureSide}>
        <div ref={row} className={buttons}>
          <Button type="secondary" onClick={() => input.current?.click()}>
            {shown === undefined ? texts.choose : texts.replace}
          </Button>
          {shown !== undefined && (
            <Button type="ghost" onClick={remove}>
              {texts.remove}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            tabIndex={-1}
            aria-label={copy.labels.image}
            onChange={event => {
              void choose(event.target.files?.[0]);
              // So that the same one can be chosen again.
              event.target.value = '';
            }}
          />
        </div>
        {error !== undefined && (
          <p className={wrong} role="alert">
            {error}
          </p>
        )}
        <p className={muted} role="status">
          <span ref={heldBack}>{news}</span>
        </p>
      </div>
    </div>
  );
}
