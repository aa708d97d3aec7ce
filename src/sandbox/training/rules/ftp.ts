/** Whole watts that somebody can hold for about an hour, and how that is known. */
export interface Ftp {
  watts: number;
  method: 'best20Minutes' | 'manual';
}

/** Of the best 20 minutes (Allen and Coggan, Training and Racing with a Power Meter: the 20-minute test). */
const SHARE_OF_20_MINUTES = 0.95;

/**
 * The functional threshold power: what was set by hand, else 95 % of the best 20 minutes (domain 3.8): somebody who was
 * tested knows it better than their easy rides do. Null when neither is known; 0 W is not known, since a load is a share
 * of it.
 * @param best20Minutes The best average watts over 1,200 seconds.
 */
export function ftpOf(best20Minutes: number | null, setByHand: number | null): Ftp | null {
  const known: Ftp[] = [
    { watts: Math.round(setByHand ?? 0), method: 'manual' },
    { watts: Math.round((best20Minutes ?? 0) * SHARE_OF_20_MINUTES), method: 'best20Minutes' },
  ];
  return known.find(({ watts }) => watts > 0) ?? null;
}
