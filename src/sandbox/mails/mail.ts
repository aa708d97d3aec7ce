/** One mail as its reader gets it: everything in it is said once, and HTML and plain text are both made of this. */
export interface Mail {
  /** Says what happened; the title inside, too. */
  subject: string;
  /** Who is spoken to, when that is known. */
  greeting: string;
  paragraphs: readonly string[];
  /** What matters most, e.g. the amount. */
  figure?: { label: string; value: string };
  lines: readonly { term: string; value: string }[];
  /** `joins`: something is joined or paid by it. */
  button?: { label: string; href: string; joins: boolean };
  closing: string;
  /** Where customer service is. */
  help: { label: string; href: string };
  /** Why it came. */
  reason: string;
}
