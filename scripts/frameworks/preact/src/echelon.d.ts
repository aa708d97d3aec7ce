import type {} from '@echelon/membership/preact';
