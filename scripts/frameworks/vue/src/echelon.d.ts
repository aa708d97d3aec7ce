import type {} from '@echelon/membership/vue';
