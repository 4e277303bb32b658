import { stopSharedPostgres } from "./shared-postgres.ts";

/** Stops the shared server, and removes the tests' folder. */
export default async function globalTeardown(): Promise<void> {
  await stopSharedPostgres();
  globalThis.removeTestFolder?.();
}
