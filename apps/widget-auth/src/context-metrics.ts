import { type Database, databaseMetrics } from "@svc/database";
import type { KeyAuthentication } from "@svc/service-kit/auth";
import { authMetrics, type Metric, type RequestCounts, redisMetrics } from "@svc/service-kit/metrics";
import type { RedisConnection } from "@svc/service-kit/redis";
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
