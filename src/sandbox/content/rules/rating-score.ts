/** As if so many people had given so many stars before anybody did. */
const PRIOR = { people: 5, stars: 3.5 };

/**
 * What classes are ordered by when the best rated come first, in hundredths of a star: an average that begins at 3.5, so
 * that one friend's five stars do not beat the 4.8 of hundreds (a Bayesian average).
 */
export const ratingScore = (sum: number, count: number): number =>
  Math.round((100 * (sum + PRIOR.people * PRIOR.stars)) / (count + PRIOR.people));

/** The plain average to the hundredth of a star; null while nobody has rated. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((100 * sum) / count) / 100;
