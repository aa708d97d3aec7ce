import type {} from '@echelon/membership/solid';
