export function matrixPage(page: string): string;
