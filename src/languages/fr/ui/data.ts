import type { UiTexts } from '../../ui-texts.js';
import type { French } from '../french.js';

const order = { ascending: 'croissant', descending: 'décroissant' };

export function data({ t, count, form }: French) {
  const rows = (number: number, said: string) =>
    `${said} ${form(number, { one: 'ligne', many: 'de lignes', other: 'lignes' })}`;
  return {
    dataTable: {
      rows,
      rowsOf: (shown, all, allSaid) => `${shown} sur ${rows(all, allSaid)}`,
      sortedBy: (column, descending) => t`ordre ${descending ? order.descending : order.ascending} : ${column}`,
      loading: 'Chargement des lignes',
      failed: 'Nous n’avons pas pu charger les lignes.',
      sort: (column, then) =>
        then === 'none' ? `${column}, ne plus trier` : `${column}, trier par ordre ${order[then]}`,
      sortBy: 'Trier par',
      sortNone: 'Sans ordre',
      ascending: column => `${column}, ordre croissant`,
      descending: column => `${column}, ordre décroissant`,
      select: row => `Sélectionner ${row}`,
      selectPage: 'Sélectionner toutes les lignes de cette page',
      selectAll: number => t`Tout sélectionner (${number})`,
      selected: (number, said) =>
        `${said} ${form(number, { one: 'sélectionnée', many: 'de lignes sélectionnées', other: 'sélectionnées' })}`,
      clearSelection: 'Effacer la sélection',
      bulk: 'Lignes sélectionnées',
      columns: 'Colonnes',
      columnsShown: 'Colonnes affichées',
      lastColumn: 'Gardez au moins une colonne.',
      actions: 'Actions',
      page: (from, to, all) => `${from}–${to} sur ${all}`,
      pages: 'Pages',
      emptyTitle: 'Rien ici pour l’instant',
      filteredTitle: 'Aucune ligne ne correspond',
      filteredText: 'Modifiez les filtres ou retirez-les.',
      clearFilters: 'Retirer les filtres',
      errorTitle: 'Nous n’avons pas pu charger les lignes',
      errorText: 'Nous avons gardé vos filtres et votre sélection.',
      retry: 'Réessayer',
    },
    filterChips: {
      label: 'Filtres actifs',
      remove: filter => `Retirer le filtre ${filter}`,
      clearAll: 'Tout retirer',
      filter: (field, value) => t`${field} : ${value}`,
      removed: filter => `Filtre ${filter} retiré.`,
      cleared: 'Tous les filtres ont été retirés.',
    },
    timeline: {
      label: 'Historique',
      more: 'Afficher les précédents',
      loaded: number => count(number, { one: 'entrée de plus', many: 'd’entrées de plus', other: 'entrées de plus' }),
      emptyTitle: 'Il ne s’est encore rien passé',
      emptyText: 'Vous verrez ici chaque changement, avec qui l’a fait et quand.',
      changed: 'Modifications',
      from: 'de',
      to: 'à',
      nothing: 'rien',
    },
    chart: {
      showTable: 'Afficher en tableau',
      showChart: 'Afficher en graphique',
      loading: 'Chargement du graphique',
      errorTitle: 'Nous n’avons pas pu charger les données',
      retry: 'Réessayer',
      emptyTitle: 'Pas encore de données',
      undrawn: 'Nous n’avons pas pu dessiner le graphique. Voici ses données.',
      gap: 'Aucune valeur',
      total: 'Total',
      points: title => t`Points du graphique « ${title} »`,
      series: (name, value) => `${name} ${value}`,
      reading: (at, values) => t`${at} : ${values}`,
      at: 'Point',
    },
    heatCalendar: { day: 'Jour', less: 'Moins', more: 'Plus', nothing: 'Rien' },
    stat: { up: 'En hausse', down: 'En baisse', same: 'Sans changement' },
    progress: { unknown: 'En cours' },
    contentCard: {
      bike: 'Vélo',
      row: 'Rameur',
      run: 'Course',
      climb: 'Montée',
      strength: 'Musculation',
      stretch: 'Étirements',
      minutes: 'min',
      length: minutes => count(minutes, { one: 'minute', many: 'de minutes', other: 'minutes' }),
    },
  } satisfies Partial<UiTexts>;
}
