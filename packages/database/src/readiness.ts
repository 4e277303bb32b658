import type { Dependency } from "@svc/service-kit/health";
import type { Database } from "./database.ts";

/** Returns the database's readiness checks. */
export function databaseDependencies(db: Database): Dependency[] {
  return [
    { name: "postgres", isRequired: true, check: () => db.ping() },
    { name: "clock", isRequired: true, isQuiet: true, check: async () => db.clock.requireAgreement() },
  ];
}
