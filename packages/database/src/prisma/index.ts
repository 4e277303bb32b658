import { PrismaPg } from "@prisma/adapter-pg";
import type { Database } from "../database.ts";
import { PrismaClient } from "../generated/prisma/client.ts";

export type {
  AuditEntry,
  Event,
  LoggedRequest,
  PrismaClient,
  TimelineEntry,
} from "../generated/prisma/client.ts";

const TIMEOUT_MS = 600_000;

/** Opens Prisma Client for the operator CLI, tests and benchmarks. Services do not load it. */
export function openPrisma(db: Pick<Database, "pool">): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(db.pool, { disposeExternalPool: false }),
    transactionOptions: { maxWait: TIMEOUT_MS, timeout: TIMEOUT_MS },
    errorFormat: "minimal",
  });
}
