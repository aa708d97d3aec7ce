export function instantOf(local: string, zone: string): number;
export function environmentAt(date: string | undefined, inherited?: NodeJS.ProcessEnv): Record<string, string>;
export function takeDate(): void;
export function shiftBrowsers(type: object): void;
