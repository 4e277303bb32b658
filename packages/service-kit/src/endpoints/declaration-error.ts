/** An operation that cannot be served as declared. `npm run generate` adds its file and line. */
export class DeclarationError extends Error {
  override name = "DeclarationError";
  /** Null until `declaring` sets it. */
  operation: string | null = null;
  /** A member of the declaration, to find the line. */
  readonly member: string | undefined;

  /** @param message what is wrong, and a sentence with what to do */
  constructor(message: string, member?: string) {
    super(message);
    this.member = member;
  }
}

/** Names the operation in the DeclarationErrors of `build`. */
export function declaring<T>(operation: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (error instanceof DeclarationError) error.operation ??= operation;
    throw error;
  }
}
