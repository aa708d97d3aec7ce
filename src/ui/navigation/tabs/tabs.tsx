import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { moveFocus } from '../../hooks/roving.js';
import { Icon } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { useLocale } from '../../language/language.js';
import { Tooltip } from '../../feedback/tooltip/tooltip.js';
import { TabStrip } from './tab-strip.js';
import { count as countClass, name, panel, tab as tabClass, tabs as tabsClass } from './tabs.css.js';

export interface Tab {
  id: string;
  label: string;
  icon?: IconShape | undefined;
  /** How many things are behind it, shown beside the label. */
  count?: number | undefined;
  /** Why it cannot be opened now. It can still be reached, so that it can say so. */
  disabled?: string | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of, for a screen reader. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is open. Without it the tabs keep that themselves, the first one at first. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** `manual` opens by Enter or Space only: for panels that take time to load. */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Views of one thing, one at a time. A panel that was open keeps what was done in it. */
export function Tabs({ label, tabs, value, defaultValue, onChange, activation = 'automatic' }: TabsProps) {
  const id = useId();
  const locale = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const open = tabs.find(tab => tab.id === (value ?? own)) ?? tabs.find(tab => !tab.disabled) ?? tabs[0];
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (open && !visited.has(open.id)) setVisited(new Set([...visited, open.id]));

  const select = (to: string) => {
    const tab = tabs.find(one => one.id === to);
    if (!tab || tab.disabled || tab === open) return;
    setOwn(to);
    onChange?.(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = moveFocus(event, '[role=tab]', 'inline')?.dataset['tab'];
    if (to !== undefined && activation === 'automatic') select(to);
  };

  return (
    <div className={tabsClass}>
      <TabStrip label={label} current={open?.id ?? ''} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <Tooltip key={tab.id} text={tab.disabled} side="block-end">
            <button
              type="button"
              className={tabClass}
              role="tab"
              id={`${id}-${tab.id}-tab`}
              data-tab={tab.id}
              part="tab"
              aria-selected={tab === open}
              aria-controls={`${id}-${tab.id}`}
              aria-disabled={tab.disabled ? true : undefined}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => select(tab.id)}
            >
              {tab.icon && <Icon shape={tab.icon} />}
              <span className={name}>{tab.label}</span>
              {tab.count !== undefined && <span className={countClass}>{formatNumber(tab.count, locale)}</span>}
            </button>
          </Tooltip>
        ))}
      </TabStrip>
      {tabs.map(tab => (
        <div
          key={tab.id}
          className={panel}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={tab !== open}
          tabIndex={0}
          part="tab-panel"
        >
          {visited.has(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}
