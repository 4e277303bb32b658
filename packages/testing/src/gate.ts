/** What others wait at until it is opened by hand. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** Makes a gate, closed. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
