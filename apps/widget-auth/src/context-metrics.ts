import { type Database, databaseMetrics } from "@svc/database";
import {
  authMetrics,
  type KeyAuthentication,
  type Metric,
  type RedisConnection,
  type RequestCounts,
  redisMetrics,
} from "@svc/service-kit";
import type { Redis } from "ioredis";

export function contextMetrics(
  { auth, counts }: { auth: KeyAuthentication; counts: RequestCounts | null },
  {
    databases,
    commands,
    subscriber,
  }: { databases: readonly Database[]; commands: RedisConnection; subscriber: Redis },
): Metric[] {
  return [
    ...(counts?.metrics() ?? []),
    ...authMetrics(auth),
    ...databaseMetrics(databases),
    ...redisMetrics({ commands, subscriber }),
  ];
}
