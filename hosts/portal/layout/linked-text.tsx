import { Link, type LinkProps } from '@echelon/membership/ui';

export interface LinkedTextProps extends Omit<LinkProps, 'children'> {
  /** Has its link between two bars, which a translator moves with it: `Visit the |Help Center|.` */
  text: string;
}

/** A sentence with a link in it. */
export function LinkedText({ text, ...link }: LinkedTextProps) {
  const [before, linked, after] = text.split('|');
  return (
    <>
      {before}
      <Link {...link}>{linked}</Link>
      {after}
    </>
  );
}
