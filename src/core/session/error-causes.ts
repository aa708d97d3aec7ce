interface Trouble {
  /** What happened: a sentence, with `{…}` for what only the page knows. */
  readonly what: string;
  /** What the page's engineers do about it: full sentences. */
  readonly remedy: string;
}

interface Cause extends Trouble {
  readonly phase: 'load' | 'render' | 'request';
}

/**
 * Why a widget cannot do its work, the whole list: `echelon-error` names the cause, the console says once what to do.
 * `docs/errors.md` has the table.
 */
export const errorCauses = {
  codeNotLoaded: {
    phase: 'load',
    what: 'The code of <{tag}> did not come.',
    remedy: 'Look for the request that failed; a content policy needs the script’s address in script-src.',
  },
  widgetBroke: {
    phase: 'render',
    what: '<{tag}> broke while it was shown.',
    remedy: 'The console has the error, which is ours: report it.',
  },
  apiKeyMissing: {
    phase: 'request',
    what: 'This page has no API key.',
    remedy: 'Write data-api-key on the script tag, ?apiKey=… in its address, or call configure().',
  },
  apiKeyRefused: {
    phase: 'request',
    what: '{api} does not know this API key.',
    remedy: 'Take the key that was made for {origin}; npm run admin -- --key makes one.',
  },
  originRefused: {
    phase: 'request',
    what: '{api} does not answer pages of {origin}.',
    remedy:
      'Make a key for {origin}: npm run admin -- --key. If it is made, look at what stands between: it must pass on access-control-allow-origin.',
  },
  apiUnreachable: {
    phase: 'request',
    what: '{api} does not answer.',
    remedy: 'Check the setting data-api (configure({ apiUrl })), and that the API runs.',
  },
  apiBroken: {
    phase: 'request',
    what: '{api} answered {call} with {status}.',
    remedy: 'Look for request {requestId} in the API’s log.',
  },
  apiNotJson: {
    phase: 'request',
    what: '{api} answered {call} with something other than its JSON.',
    remedy: 'Check the setting data-api (configure({ apiUrl })): it is where the API is, not a site or a proxy.',
  },
  blockedByPolicy: {
    phase: 'request',
    what: 'The content policy of this page keeps it from {api}.',
    remedy: 'Add {api} to connect-src.',
  },
  partnerUnknown: {
    phase: 'request',
    what: 'There is no partner of this name that the API key may show.',
    remedy: 'Check data-partner on the script tag, or the property partner.',
  },
  propertyMissing: {
    phase: 'request',
    what: '<{tag}> was not given {property}.',
    remedy: 'Set it; the widget shows as soon as it is there.',
  },
  cardProviderBlocked: {
    phase: 'request',
    what: 'The card provider’s script did not come.',
    remedy: 'Allow https://js.stripe.com in script-src and frame-src, and look for what blocks it.',
  },
} as const satisfies Readonly<Record<string, Cause>>;

export type ErrorCause = keyof typeof errorCauses;

/** What is written otherwise than anybody can have meant it, and is told on the console alone: the widget works without it. */
export const markupMistakes = {
  unknownElement: {
    what: 'There is no element <{tag}>.',
    remedy: 'Did you mean <{nearest}>?',
  },
  unknownAttribute: {
    what: '<{tag}> has no attribute "{attribute}".',
    remedy: 'Did you mean "{nearest}"?',
  },
  unknownTheme: {
    what: '<{tag}> has no theme "{theme}".',
    remedy: 'Write "light", "dark", or nothing to follow the page.',
  },
  unknownCountry: {
    what: '"{country}" in country-code of <{tag}> is no country.',
    remedy: 'Write two letters, as ISO 3166-1 does: US, CA, GB.',
  },
  twoKeys: {
    what: 'Two script tags of this page have different API keys.',
    remedy: 'Keep one: the last to load counts for all widgets.',
  },
} as const satisfies Readonly<Record<string, Trouble>>;

export type MarkupMistake = keyof typeof markupMistakes;
