import { defineWords } from '../../language/language.js';

export const breadcrumbWords = defineWords('breadcrumb', { label: 'Breadcrumb', between: 'Pages in between' });
