export { usePriceFrom, type PriceFrom } from '../widgets/signup/use-price-from.js';
