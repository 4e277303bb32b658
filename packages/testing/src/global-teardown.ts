import { stopSharedPostgres } from "./shared-postgres.ts";

/** Removes what is left of the tests. */
export default async function globalTeardown(): Promise<void> {
  await stopSharedPostgres();
  globalThis.removeTestFolder?.();
}
