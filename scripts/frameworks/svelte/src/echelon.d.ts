import type {} from '@echelon/membership/svelte';
