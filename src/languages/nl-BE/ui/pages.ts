import type { UiTexts } from '../../ui-texts.js';
import { count } from '../common.js';

const copyright = (year: number, owner: string) => `© ${year} ${owner}. Alle rechten voorbehouden.`;

export const pages = {
  copyright: { line: copyright },
  footer: {
    label: 'Voettekst',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    psti: 'PSTI-conformiteit',
    faq: 'Veelgestelde vragen',
    help: 'Helpcentrum',
    copyright,
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Sorry, de pagina die je zoekt, is verplaatst of bestaat niet.',
    back: 'Terug naar de startpagina',
  },
  signupHeader: { home: 'Echelon, startpagina', login: 'Aanmelden' },
  pageHeader: { draft: '(Concept)', publish: 'Publiceren', save: 'Opslaan', discard: 'Concept weggooien' },
  pageLayout: { skip: 'Naar de hoofdinhoud', aside: 'Meer op deze pagina' },
  breadcrumb: { label: 'Kruimelpad', between: 'Tussenliggende pagina’s' },
  pagination: {
    label: 'Pagina’s',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    page: page => `Pagina ${page}`,
    pageOf: (page, last) => `Pagina ${page} van ${last}`,
    perPage: 'Per pagina',
  },
  sidebar: {
    label: 'Hoofdnavigatie',
    collapse: 'Navigatie inklappen',
    expand: 'Navigatie uitklappen',
    open: 'Navigatie openen',
    more: 'Meer',
  },
  commandSearch: {
    label: 'Acties en pagina’s zoeken',
    placeholder: 'Zoek of ga naar…',
    recent: 'Onlangs gebruikt',
    loading: 'Bezig met zoeken',
    error: 'De zoekopdracht is niet gelukt.',
    retry: 'Opnieuw proberen',
    empty: query => `Niets gevonden voor “${query}”.`,
    nothing: 'Er is nog niets om te doorzoeken.',
    results: number => count(number, { one: 'resultaat', other: 'resultaten' }),
    more: number => `Nog ${count(number, { one: 'resultaat', other: 'resultaten' })}. Typ verder om te verfijnen.`,
    move: 'om te bewegen',
    choose: 'om te kiezen',
    close: 'om te sluiten',
  },
  storeBadge: {
    leadApple: 'Download de app in de',
    leadGoogle: 'Download de app via',
    apple: 'App Store',
    google: 'Google Play',
    newTab: 'opent in een nieuw tabblad',
  },
} satisfies Partial<UiTexts>;
