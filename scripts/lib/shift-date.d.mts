export function shiftDate(by: number): void;
