/** Defers creating a value, such as an `import()`, to its first use. Retries after a failure. */
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
