/** Returns milliseconds since the epoch. */
export const now = (): number => Date.now();
