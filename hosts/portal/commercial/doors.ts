// One small file names all that leads in from outside: each that the portal's entry names costs every page some bytes.

export const loadArea = async () => (await import('./commercial-area.js')).CommercialArea;
export const loadLogin = async () => (await import('./login.js')).CommercialLoginPage;
export const loadActivation = async () => (await import('./activate-public.js')).PublicActivatePage;
