import type { UiTexts } from '../../ui-texts.js';
import { count } from '../common.js';

const copyright = (year: number, owner: string) => `© ${year} ${owner}. Todos los derechos reservados.`;

export const pages = {
  copyright: { line: copyright },
  footer: {
    label: 'Pie de página',
    terms: 'Términos y condiciones',
    privacy: 'Privacidad',
    psti: 'Cumplimiento de PSTI',
    faq: 'Preguntas frecuentes',
    help: 'Centro de ayuda',
    copyright,
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Lo sentimos: la página que buscas cambió de lugar o no existe.',
    back: 'Volver al inicio',
  },
  signupHeader: { home: 'Echelon, inicio', login: 'Iniciar sesión' },
  pageHeader: { draft: '(Borrador)', publish: 'Publicar', save: 'Guardar', discard: 'Descartar borrador' },
  pageLayout: { skip: 'Ir al contenido principal', aside: 'Más en esta página' },
  breadcrumb: { label: 'Ruta de navegación', between: 'Páginas intermedias' },
  pagination: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: page => `Página ${page}`,
    pageOf: (page, last) => `Página ${page} de ${last}`,
    perPage: 'Por página',
  },
  sidebar: {
    label: 'Navegación principal',
    collapse: 'Contraer la navegación',
    expand: 'Expandir la navegación',
    open: 'Abrir la navegación',
    more: 'Más',
  },
  commandSearch: {
    label: 'Buscar acciones y páginas',
    placeholder: 'Busca o ve a…',
    recent: 'Recientes',
    loading: 'Buscando',
    error: 'La búsqueda no funcionó.',
    retry: 'Intentar de nuevo',
    empty: query => `No hay resultados para “${query}”.`,
    nothing: 'Todavía no hay nada que buscar.',
    results: number => count(number, { one: 'resultado', many: 'de resultados', other: 'resultados' }),
    more: number => `${count(number, { other: 'más' })}. Sigue escribiendo para acotar la búsqueda.`,
    move: 'para moverte',
    choose: 'para elegir',
    close: 'para cerrar',
  },
  storeBadge: {
    leadApple: 'Descarga la app en',
    leadGoogle: 'Descarga la app en',
    apple: 'App Store',
    google: 'Google Play',
    newTab: 'se abre en una pestaña nueva',
  },
} satisfies Partial<UiTexts>;
