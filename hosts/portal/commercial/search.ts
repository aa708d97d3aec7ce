/** The search of an address with a parameter set, without its question mark. */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return parameters.toString();
}

/** The same without a parameter. */
export function withoutParameter(search: string, name: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  return parameters.toString();
}
