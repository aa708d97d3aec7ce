export const testDays: readonly string[];
export const testTimes: readonly string[];
export const testZones: readonly string[];
export const testDates: readonly (string | undefined)[];
export function drawn<One>(all: readonly One[], seed: number, count?: number): One[];
export function seedOfRun(env?: Record<string, string | undefined>, commit?: string): number;
export function dateText(date: string | undefined): string;
