import type { Scene } from './scene.js';

/** The way from a story's widgets to its back end. */
export interface Line {
  fetch: typeof fetch;
  /** The story is over: requests that are still open, and later ones, are never answered. */
  cut(): void;
}

type Answer = (request: Request) => Promise<Response>;

/** Rejects as a browser's fetch does when the request is aborted; without that it waits for ever. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

/**
 * A way for one request. Widgets of the story before follow the session for a second longer, and would ask as the person
 * who has just signed in: what is not for that person would end the session of the story that comes.
 */
export function answerOnce(answer: Answer): typeof fetch {
  let isAnswered = false;
  return (input, init) => {
    const request = new Request(input, init);
    if (isAnswered) return givenUp(request);
    isAnswered = true;
    return answer(request);
  };
}

export function openLine(answer: Answer, fault: Scene['fault']): Line {
  let isCut = false;
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // A text that the page itself holds (`data:`) is nothing that a back end answers.
      if (!request.url.startsWith(location.origin)) return fetch(request);
      if (isCut || fault === 'slow') return givenUp(request);
      if (fault === 'offline') throw new TypeError('Failed to fetch');
      const response = await Promise.race([answer(request), givenUp(request)]);
      return isCut ? givenUp(request) : response;
    },
    cut: () => {
      isCut = true;
    },
  };
}
