/** For what can have the focus in what is chosen from: it stays above the bar, which is three lines high in a narrow place. */
export const aboveBulk = 'min(152px, 30vh)';
