import { stopSharedPostgres } from "./shared-postgres.ts";

/** After all tests: nothing of them stays. */
export default async function globalTeardown(): Promise<void> {
  await stopSharedPostgres();
  globalThis.removeTestFolder?.();
}
