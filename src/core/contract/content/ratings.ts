import { call } from '../call.js';
import type { NewRating, Rating, RatingList, RatingRemoved } from '../schemas/content/ratings.js';
import type { PageQuery } from '../schemas/query.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const sets = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'none', repeatable: 'sets' } as const;
const one = '/users/:userId/ratings/content/:contentId';

/** What a member thinks of the classes that they took, the latest first. */
export const listRatings = call<PageQuery, RatingList>()('GET', '/users/:userId/ratings/content', reads);

/** What a member thinks of one class; not found while they have not said. */
export const getRating = call<object, Rating>()('GET', one, reads);

/** Says it, or says otherwise. Only of a class that the member took. */
export const rateContent = call<NewRating, Rating>()('PUT', one, { ...sets, fails: ['classNotTaken'] });

/** Takes it back. Afterwards there is no rating, whether there was one or not. */
export const removeRating = call<object, RatingRemoved>()('DELETE', one, sets);
