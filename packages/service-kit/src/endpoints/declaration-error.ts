/** An operation that cannot be served as declared. `npm run generate` adds its file and line. */
export class DeclarationError extends Error {
  override name = "DeclarationError";
  operation: string | null = null;
  /** Name of the invalid property of the declaration, to find its line. */
  readonly property: string | undefined;

  /** @param message the problem, and one sentence with the fix */
  constructor(message: string, property?: string) {
    super(message);
    this.property = property;
  }
}

/** Adds the operation's name to DeclarationErrors. */
export function withOperationName<T>(operation: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (error instanceof DeclarationError) error.operation ??= operation;
    throw error;
  }
}
