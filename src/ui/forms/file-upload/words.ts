import { defineWords } from '../../language/language.js';

/** Sizes come written in the language's own way. */
export const fileUploadWords = defineWords('fileUpload', {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  drop: 'or drop it here',
  dropSeveral: 'or drop them here',
  dropNow: 'Drop here to add',
  files: 'Files',
  waiting: 'Waiting',
  uploading: (percent: string) => `Uploading, ${percent}`,
  done: 'Uploaded',
  failed: 'Not uploaded',
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Try again',
  retryName: (name: string) => `Try again: ${name}`,
  progress: (name: string) => `Uploading ${name}`,
  /** What `image/*` and its like ask for. */
  kinds: { image: 'a picture', video: 'a video', audio: 'a recording', text: 'a text' },
  wrongType: (name: string, types: string) => `We can’t use ${name} here. Choose ${types}.`,
  tooLarge: (name: string, size: string, limit: string) => `${name} is ${size}. Choose a file of ${limit} or less.`,
  empty: (name: string) => `${name} is empty. Choose another file.`,
  tooMany: (name: string, limit: number) =>
    limit === 1
      ? `We didn’t add ${name}: there’s room for one file.`
      : `We didn’t add ${name}: there’s room for ${limit} files.`,
  added: (names: string) => `Added ${names}`,
  nowDone: (name: string) => `${name} uploaded`,
  nowFailed: (name: string) => `${name} didn’t upload`,
  removed: (name: string) => `${name} removed`,
});
