/** Where the parts of the demonstration answer, without a slash at the end. */
export interface Origins {
  sandbox: string;
  portal: string;
  partner: string;
  retailer: string;
  landing: string;
}

export type Site = Exclude<keyof Origins, 'sandbox'>;

/** How strict the partner page's policy is: `strict` forbids the page's own stylesheet too. */
export type Strictness = 'usual' | 'strict';

const policy = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

// What the payment provider asks for, on every page that takes a card.
const payment = {
  script: 'https://js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
};

/**
 * The content policy of each site. They differ on purpose: an embedder may have any of them, and the
 * widgets have to live under each.
 */
export function policyFor(site: Site, { sandbox }: Origins, nonce: string, strictness: Strictness): string | undefined {
  const shared = {
    'connect-src': `'self' ${sandbox} ${payment.connect}`,
    'frame-src': `${sandbox} ${payment.frame}`,
    'object-src': "'none'",
    'base-uri': "'none'",
  };
  switch (site) {
    case 'partner':
      return policy({
        'default-src': "'none'",
        'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
        'style-src': strictness === 'strict' ? "'none'" : "'self'",
        'require-trusted-types-for': "'script'",
        'img-src': `'self' data: ${sandbox}`,
        'media-src': sandbox,
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        ...shared,
      });
    case 'portal':
      return policy({
        'default-src': "'self'",
        'script-src': `'self' ${sandbox} ${payment.script}`,
        'style-src': "'self'",
        'img-src': `'self' data: ${sandbox}`,
        'media-src': sandbox,
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        ...shared,
      });
    case 'retailer':
      return policy({
        'script-src': `'self' ${sandbox} ${payment.script}`,
        'style-src': "'self' 'unsafe-inline'",
        ...shared,
      });
    case 'landing':
      return undefined;
  }
}
