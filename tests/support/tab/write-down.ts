/** A page writes down its complaints, for a driver that reads no console. It is sent into pages as its own text. */
export function writeDown(): void {
  if (Reflect.has(window, 'complaints')) return;
  const complaints: string[] = [];
  Reflect.set(window, 'complaints', complaints);
  const own = console.error;
  console.error = (...said: unknown[]) => {
    complaints.push(
      `console: ${said.map(one => (one instanceof Error ? `${String(one)} ${one.stack}` : String(one))).join(' ')}`,
    );
    own.apply(console, said);
  };
  addEventListener(
    'error',
    event => void (event.message && complaints.push(`uncaught: ${event.message} (${event.filename})`)),
  );
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void complaints.push(`uncaught: ${reason instanceof Error ? reason.stack : String(reason)}`),
  );
  addEventListener(
    'securitypolicyviolation',
    event => void complaints.push(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`),
  );
}
