import { useEffect, useRef, useState } from 'react';
import type { Purchase } from '../../../core/contract/schemas/purchase-history.js';
import { Accordion } from '../../../ui/navigation/accordion/accordion.js';
import { useWords } from '../../../ui/language/language.js';
import { Pagination } from '../../../ui/navigation/pagination/pagination.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { LazyView } from '../../lazy-view.js';
import { NotLoaded } from '../../not-loaded.js';
import { words } from './copy.js';
import { Due } from './due.js';
import { Remark, Title } from './entry.js';
import { owedIn, type Listed } from './model.js';
import { list } from './view.css.js';

const loadDetails = () => import('./details.tsx?widget');

interface ListProps {
  screen: Listed;
  onTurn: (page: number) => void;
  onPay: () => void;
}

const idOf = (item: Purchase): string => (item.kind === 'invoice' ? item.invoice.id : item.order.id);

/** What waits for money first, then everything, each opening onto what it is made of. */
export function List({ screen: { items, page, pages, now, turning, refused }, onTurn, onPay }: ListProps) {
  const copy = useWords(words);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const owed = owedIn(items);
  const open = (id: string, isOpen: boolean) => {
    if (isOpen) setOpened(before => new Set([...before, id]));
  };
  return (
    <>
      {owed && <Due invoice={owed} now={now} onPay={onPay} />}
      {refused && <TurnRefused refused={refused} onRetry={onTurn} />}
      <div className={list} part="list" aria-busy={turning !== undefined}>
        {/* Made again with each page: what was open there is not open here. */}
        <Accordion
          key={page}
          onToggle={open}
          sections={items.map(item => {
            const id = idOf(item);
            return {
              id,
              title: <Title item={item} />,
              note: <Remark item={item} />,
              content: opened.has(id) && (
                <LazyView load={loadDetails} props={{ item, onPay }} waiting={<ListSkeleton items={1} />} />
              ),
            };
          })}
        />
      </div>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={onTurn} label={copy.pages} />}
    </>
  );
}

function TurnRefused({
  refused,
  onRetry,
}: {
  refused: NonNullable<Listed['refused']>;
  onRetry: (page: number) => void;
}) {
  const copy = useWords(words);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [refused]);
  return (
    <div ref={banner} tabIndex={-1}>
      <NotLoaded what={copy.page} why={refused} onRetry={() => onRetry(refused.page)} />
    </div>
  );
}
