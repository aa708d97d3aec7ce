import { useImperativeHandle, useRef, useState, type ClipboardEvent, type Ref } from 'react';
import { formatList } from '../../../core/lists.js';
import { Field, type FieldTexts } from '../field/field.js';
import { Icon } from '../../icon/icon.js';
import { upload } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { FileRow, type UploadItem } from './file-row.js';
import { refusalOf, typeNames, type FileRules } from './file-rules.js';
import { fileSize } from './file-size.js';
import { chooser, face, list, reason as reasonClass, zone } from './file-upload.css.js';
import { useNews } from './use-news.js';
import { fileUploadWords } from './words.js';

export type { UploadItem } from './file-row.js';

export interface FileUploadProps extends FieldTexts, FileRules {
  /** What was chosen and how far each is. The owner sends them; nothing is sent from here. */
  files: readonly UploadItem[];
  /** Files that were chosen, dropped or pasted and may be used. Those that may not be are named under the field, and why. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
  /** Stops one that waits or is on its way. */
  onCancel?: ((id: string) => void) | undefined;
  name: string;
  /** How many there can be; 1 when not given. */
  maxFiles?: number | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Files, chosen, dropped or pasted, with how far each is. */
export function FileUpload({
  label,
  required,
  helper,
  warning,
  error,
  id,
  files,
  onAdd,
  onRemove,
  onRetry,
  onCancel,
  name,
  accept,
  maxSize,
  maxFiles = 1,
  disabled,
  ref,
}: FileUploadProps) {
  const words = useWords(fileUploadWords);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const news = useNews(files, texts => formatList(texts, locale, 'conjunction'));
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const several = maxFiles > 1;

  const whyNot = (file: File, room: number): string | undefined => {
    const refusal = refusalOf(file, { accept, maxSize });
    if (refusal === 'wrongType')
      return words.wrongType(file.name, formatList(typeNames(accept ?? '', words.kinds), locale, 'disjunction'));
    if (refusal === 'tooLarge')
      return words.tooLarge(file.name, fileSize(file.size, locale), fileSize(maxSize ?? 0, locale));
    if (refusal === 'empty') return words.empty(file.name);
    return room > 0 ? undefined : words.tooMany(file.name, maxFiles);
  };
  const add = (chosen: Iterable<File>) => {
    const [taken, reasons]: [File[], string[]] = [[], []];
    for (const file of chosen) {
      const reason = whyNot(file, maxFiles - files.length - taken.length);
      if (reason === undefined) taken.push(file);
      else reasons.push(reason);
    }
    setRefused(reasons);
    if (taken.length > 0) onAdd(taken);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const leave = (act: (id: string) => void, item: string) => () => {
    act(item);
    // What was pressed is gone, and the focus would be with it.
    input.current?.focus();
  };
  return (
    <Field
      label={label}
      required={required}
      helper={helper}
      warning={warning}
      id={id}
      error={
        error ||
        (refused.length > 0 &&
          refused.map(reason => (
            <span key={reason} className={reasonClass}>
              {reason}
            </span>
          )))
      }
    >
      {wiring => (
        <>
          <span
            className={zone}
            part="drop-zone"
            data-over={over ? '' : undefined}
            onPaste={onPaste}
            onDragEnter={() => setOver(!disabled)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          >
            <span className={face}>
              <Icon shape={upload} size="xs" />
              {several ? words.chooseSeveral : words.choose}
            </span>
            <span>{over ? words.dropNow : several ? words.dropSeveral : words.drop}</span>
            <input
              {...wiring}
              ref={input}
              className={chooser}
              type="file"
              name={name}
              title=""
              accept={accept}
              multiple={several}
              disabled={disabled}
              required={wiring.required && files.length === 0}
              onChange={event => {
                add([...(event.target.files ?? [])]);
                // So that the same file can be chosen again after it was corrected.
                event.target.value = '';
              }}
            />
          </span>
          <ul className={list} aria-label={words.files} role="list">
            {files.map(item => (
              <FileRow
                key={item.id}
                item={item}
                onRemove={leave(onRemove, item.id)}
                onCancel={onCancel && leave(onCancel, item.id)}
                onRetry={onRetry && (() => onRetry(item.id))}
              />
            ))}
          </ul>
          <span className={unseen} role="status">
            {news}
          </span>
        </>
      )}
    </Field>
  );
}
