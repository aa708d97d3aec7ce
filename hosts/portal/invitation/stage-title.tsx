import { useEffect, useRef, type ReactNode } from 'react';

/** What a stage begins with. What was pressed to come here is gone, so it takes the focus; not on arrival. */
export function StageTitle({ children, arrived = false }: { children: ReactNode; arrived?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) heading.current?.focus();
  }, [arrived]);
  return <h2 className="stage-title" tabIndex={-1} ref={heading}>{children}</h2>;
}
