import { useState } from 'react';
import { useWords } from '../../language/language.js';
import type { UploadItem } from './file-row.js';
import { fileUploadWords } from './words.js';

/** What has happened to the files since the last time, for a screen reader. */
export function useNews(files: readonly UploadItem[], join: (texts: readonly string[]) => string): string {
  const words = useWords(fileUploadWords);
  const [known, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (files !== known) {
    setKnown(files);
    const before = new Map(known.map(item => [item.id, item]));
    const now = new Set(files.map(item => item.id));
    const added = files.filter(item => !before.has(item.id)).map(item => item.file.name);
    const changed = files.filter(({ id, state }) => before.has(id) && before.get(id)?.state !== state);
    const texts = [
      ...(added.length > 0 ? [words.added(join(added))] : []),
      ...changed.filter(({ state }) => state === 'done').map(item => words.nowDone(item.file.name)),
      ...changed.filter(({ state }) => state === 'failed').map(item => item.error ?? words.nowFailed(item.file.name)),
      ...known.filter(item => !now.has(item.id)).map(item => words.removed(item.file.name)),
    ];
    if (texts.length > 0) setNews(texts.join('. '));
  }
  return news;
}
