import { PrismaPg } from "@prisma/adapter-pg";
import type { Database } from "../database.ts";
import { PrismaClient } from "../generated/prisma/client.ts";

export type { PrismaClient } from "../generated/prisma/client.ts";

/** As in `workLimits`: nobody waits for what uses this. */
const PATIENCE_MS = 600_000;

/** Opens Prisma's client over a database's pool, for the builders of tests and of the bench: no service and no image has it. */
export function openPrisma(db: Pick<Database, "pool">): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(db.pool, { disposeExternalPool: false }),
    transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
    errorFormat: "minimal",
  });
}
