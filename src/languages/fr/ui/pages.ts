import type { UiTexts } from '../../ui-texts.js';
import type { French } from '../french.js';

const copyright = (year: number, owner: string) => `© ${year} ${owner}. Tous droits réservés.`;

export const pages = ({ t, count }: French) =>
  ({
    copyright: { line: copyright },
    footer: {
      label: 'Pied de page',
      terms: 'Conditions générales',
      privacy: 'Confidentialité',
      psti: 'Conformité PSTI',
      faq: 'Foire aux questions',
      help: 'Centre d’aide',
      copyright,
    },
    notFound: {
      title: 'Page introuvable',
      text: 'La page que vous cherchez a été déplacée ou n’existe pas.',
      back: 'Retour à l’accueil',
    },
    signupHeader: { home: 'Echelon, accueil', login: 'Se connecter' },
    pageHeader: { draft: '(Brouillon)', publish: 'Publier', save: 'Enregistrer', discard: 'Supprimer le brouillon' },
    pageLayout: { skip: 'Aller au contenu principal', aside: 'Autres éléments de la page' },
    breadcrumb: { label: 'Fil d’Ariane', between: 'Pages intermédiaires' },
    pagination: {
      label: 'Pages',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: page => `Page ${page}`,
      pageOf: (page, last) => `Page ${page} sur ${last}`,
      perPage: 'Par page',
    },
    sidebar: {
      label: 'Navigation principale',
      collapse: 'Réduire la navigation',
      expand: 'Développer la navigation',
      open: 'Ouvrir la navigation',
      more: 'Plus',
    },
    commandSearch: {
      label: 'Rechercher des actions et des pages',
      placeholder: 'Rechercher ou aller à…',
      recent: 'Récents',
      loading: 'Recherche en cours',
      error: 'La recherche n’a pas fonctionné.',
      retry: 'Réessayer',
      empty: query => t`Aucun résultat pour « ${query} ».`,
      nothing: 'Il n’y a encore rien à chercher.',
      results: number => count(number, { one: 'résultat', many: 'de résultats', other: 'résultats' }),
      more: number =>
        `${count(number, { one: 'autre', many: 'd’autres', other: 'autres' })}. Continuez à taper pour préciser.`,
      move: 'pour se déplacer',
      choose: 'pour choisir',
      close: 'pour fermer',
    },
    storeBadge: {
      leadApple: 'Obtenir l’app sur',
      leadGoogle: 'Obtenir l’app sur',
      apple: 'App Store',
      google: 'Google Play',
      newTab: 's’ouvre dans un nouvel onglet',
    },
  }) satisfies Partial<UiTexts>;
