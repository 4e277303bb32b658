/** Milliseconds since 1970, by the browser's clock: for what is shown. What is due, the server says. */
export const browserClock = (): number => Date.now();
