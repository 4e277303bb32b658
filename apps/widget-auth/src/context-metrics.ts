import { type Database, databaseMetrics } from "@svc/database";
import { authMetrics, type Metric, redisMetrics } from "@svc/service-kit";
import type { Redis } from "ioredis";
import type { WidgetAuthContext } from "./context.ts";

/** What a process with this context tells of itself. */
export function contextMetrics(
  { auth, counts }: WidgetAuthContext,
  { databases, commands, subscriber }: { databases: readonly Database[]; commands: Redis; subscriber: Redis },
): Metric[] {
  return [
    ...(counts?.metrics() ?? []),
    ...authMetrics(auth),
    ...databaseMetrics(databases),
    ...redisMetrics({ commands, subscriber }),
  ];
}
