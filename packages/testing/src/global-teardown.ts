import { stopSharedPostgres } from "./shared-postgres.ts";

export default async function globalTeardown(): Promise<void> {
  await stopSharedPostgres();
  globalThis.removeTestFolder?.();
}
