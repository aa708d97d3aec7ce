const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Where the back end is and which key is ours; the server of the page writes both into its head. */
export const config = {
  apiUrl: meta('echelon-api'),
  apiKey: meta('echelon-key'),
  portalUrl: location.origin,
  helpUrl: '/help#contact',
};

/** A public static file of the API (spec s.7). */
export const termsUrl = `${config.apiUrl}/static/terms-and-conditions.html`;
