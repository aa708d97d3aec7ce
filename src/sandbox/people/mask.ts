/** An address that its owner recognises and nobody can write to: `m***@example.com`. */
export function masked(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}***${email.slice(at)}`;
}
