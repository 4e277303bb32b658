/** Returns a function that creates a value once, on first use, such as an `import()`. Retries after a failure. */
export function createLazy<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | null = null;
  return () => {
    created ??= create().catch((error: unknown) => {
      created = null;
      throw error;
    });
    return created;
  };
}
