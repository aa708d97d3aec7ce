import type { ActivationCode } from '../../../../core/contract/schemas/commercial/activation-codes.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { DataTable } from '../../../../ui/data/data-table/data-table.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { key } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { PersonView } from '../../../screen/person-view.js';
import { useStore } from '../../../screen/use-store.js';
import { isOffered } from '../may.js';
import { columnsOf } from './columns.js';
import { codesWords } from './copy.js';
import type { CodesModel } from './model.js';

/** Every code there was, newest first. */
export function CodesTable({ model, place }: { model: CodesModel; place: Location }) {
  const words = useWords(codesWords);
  const { table: copy } = words;
  const locale = useLocale();
  const screen = useStore(model.all.$screen);
  const revoke = (code: ActivationCode) =>
    code.status === 'active' && (
      <Button size="sm" type="ghost" label={words.revokeCode(code.code)} onClick={() => model.ask(code)}>
        {words.revoke}
      </Button>
    );
  return (
    <PersonView screen={screen} texts={words} onRetry={model.all.retry}>
      {({ items = [], total, waiting, failure, query }) => (
        <DataTable
          caption={copy.title}
          server
          density="compact"
          status={failure ? 'error' : waiting && items.length === 0 ? 'loading' : 'ready'}
          onRetry={model.all.retry}
          rows={items}
          total={total}
          rowId={({ id }) => id}
          rowName={({ code }) => code}
          columns={columnsOf(words, locale)}
          sort={[sortOf(query.sort ?? '-createdAt')]}
          onSortChange={([next]) => void model.all.sort(next && `${next.descending ? '-' : ''}${next.column}`)}
          page={{ index: query.page - 1, size: model.all.pageSize }}
          onPageChange={({ index }) => void model.all.turnTo(index + 1)}
          empty={<EmptyState icon={key} title={copy.empty} />}
          {...(isOffered(place, 'codes') && { rowActions: revoke })}
        />
      )}
    </PersonView>
  );
}

const sortOf = (sort: string) => ({ column: sort.replace(/^-/, ''), descending: sort.startsWith('-') });
