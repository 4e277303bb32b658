import type { Dependency } from "@svc/service-kit";
import type { Database } from "./database.ts";

/** What readiness asks of the database: that it answers and takes writes, and what time it is there. */
export function databaseDependencies(db: Database): Dependency[] {
  return [
    { name: "postgres", isRequired: true, check: () => db.ping() },
    { name: "clock", isRequired: true, isQuiet: true, check: async () => db.clock.requireAgreement() },
  ];
}
