import { useEffect, useState } from 'react';
import { Button } from '../../actions/button/button.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { Icon } from '../../icon/icon.js';
import { close, error as errorIcon, file as fileIcon, image, success, trash } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { numberFormat } from '../../../core/numbers.js';
import {
  actions,
  bar,
  facts,
  name as nameClass,
  picture,
  preview,
  row,
  sign,
  signIcon,
  state as stateClass,
} from './file-row.css.js';
import type { FileFacts } from './file-rules.js';
import { fileSize } from './file-size.js';
import { fileUploadWords } from './words.js';

export interface UploadItem {
  id: string;
  /** The file, or what is known of one that was uploaded before. */
  file: File | FileFacts;
  /** `chosen` while nothing is sent yet; `waiting` for its turn. */
  state: 'chosen' | 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1, while it is uploading. Without it the bar only says that something goes on. */
  progress?: number | undefined;
  /** Why it failed and the way out. */
  error?: string | undefined;
  /** A picture of it, when there is one; an image that was just chosen shows itself. */
  previewUrl?: string | undefined;
}

export interface FileRowProps {
  item: UploadItem;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** An address for a file that was chosen, for as long as it is shown. */
function useObjectUrl(file: UploadItem['file']): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(file instanceof File) || !file.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

/** One file: what it is, how far it is, and what can be done about it. */
export function FileRow({
  item: { file, state, progress, error, previewUrl },
  onRemove,
  onRetry,
  onCancel,
}: FileRowProps) {
  const words = useWords(fileUploadWords);
  const locale = useLocale();
  const own = useObjectUrl(file);
  const [broken, setBroken] = useState<string>();
  const url = previewUrl ?? own;
  const going = state === 'uploading' || state === 'waiting';
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(progress ?? 0);
  const said = {
    chosen: undefined,
    waiting: words.waiting,
    uploading: words.uploading(percent),
    done: words.done,
    failed: error ?? words.failed,
  }[state];
  const icon = { chosen: undefined, waiting: undefined, uploading: undefined, done: success, failed: errorIcon }[state];
  return (
    <li className={row} part="file">
      <span className={preview}>
        {url !== undefined && url !== broken ? (
          <img className={picture} src={url} alt="" onError={() => setBroken(url)} />
        ) : (
          <Icon shape={file.type.startsWith('image/') ? image : fileIcon} />
        )}
      </span>
      <span className={facts}>
        <span className={nameClass} title={file.name}>
          {file.name}
        </span>
        {state === 'uploading' && (
          <progress className={bar} aria-label={words.progress(file.name)} max={1} value={progress} />
        )}
        <span className={stateClass}>
          <span>{fileSize(file.size, locale)}</span>
          {said && (
            <span className={sign} data-state={state}>
              {icon && (
                <span className={signIcon}>
                  <Icon shape={icon} size="2xs" />
                </span>
              )}
              <span>{said}</span>
            </span>
          )}
        </span>
      </span>
      <span className={actions}>
        {state === 'failed' && onRetry && (
          <Button size="sm" type="secondary" label={words.retryName(file.name)} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {going && onCancel ? (
          <IconButton shape={close} size="sm" label={words.cancel(file.name)} onClick={onCancel} />
        ) : (
          <IconButton shape={trash} size="sm" label={words.remove(file.name)} onClick={onRemove} />
        )}
      </span>
    </li>
  );
}
