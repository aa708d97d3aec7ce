export const snippetOf: (readme: string) => string;
export const pointedAt: (snippet: string, to: { sandbox: string; key: string; portal: string }) => string;
export const scriptOf: (snippet: string) => string;
