import { useId, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronDown } from '../../icon/shapes.js';
import { accordion, arrow, body, note, section, summary, title as titleClass } from './accordion.css.js';

export interface AccordionSection {
  id: string;
  title: ReactNode;
  /** A line below the title that sums up what is inside. */
  note?: ReactNode;
  content: ReactNode;
  /** Open from the beginning. */
  open?: boolean | undefined;
}

export interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Opening one closes the one that was open. */
  exclusive?: boolean | undefined;
  /** The level of the sections' titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
  onToggle?: ((id: string, open: boolean) => void) | undefined;
}

/** Sections that open below their titles. The browser finds words inside the closed ones too. */
export function Accordion({ sections, exclusive = false, headingLevel = 3, onToggle }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={accordion} part="accordion">
      {sections.map(({ id, title, note: line, content, open }) => (
        <details
          key={id}
          className={section}
          name={exclusive ? name : undefined}
          open={open}
          onToggle={event => {
            if (event.target === event.currentTarget) onToggle?.(id, event.currentTarget.open);
          }}
          part="accordion-section"
        >
          <summary className={summary}>
            <Heading className={titleClass}>{title}</Heading>
            <span className={arrow}>
              <Icon shape={chevronDown} />
            </span>
            {line && <span className={note}>{line}</span>}
          </summary>
          <div className={body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
