import { failureText } from '../copy.js';

/** That something was not done, where the server has said so. Without its answer nobody knows. */
export const notDone = (code: string, text: string): string | undefined => (code === 'unanswered' ? undefined : text);

/** The same with the reason, in one text. */
export const notDoneText = <Code extends string>(
  text: string,
  ...[failure, copy]: Parameters<typeof failureText<Code>>
): string => [notDone(failure.code, text), failureText(failure, copy)].filter(Boolean).join(' ');
