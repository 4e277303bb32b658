/**
 * What is made when it is first asked for, and once, however many ask meanwhile: for what most processes never need, as a
 * library by `import()`. What could not be made is tried again by whoever asks next.
 *
 * @returns gives what was made; throws what `make` throws
 */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
