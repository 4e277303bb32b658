export function reasonOf(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const said = (message || code || String(error)).replaceAll(/\s+/g, " ");
  return cause === undefined || cause === null ? said : `${said}: ${reasonOf(cause)}`;
}
