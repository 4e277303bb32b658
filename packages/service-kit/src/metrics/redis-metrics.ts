import { forEachConnection, type RedisConnection } from "../redis/redis-connection.ts";
import type { Metric } from "./metric.ts";

type Connections = Readonly<Record<string, RedisConnection>>;

export function redisMetrics(connections: Connections): Metric[] {
  const lostCounts: Record<string, number> = {};
  for (const [name, redis] of Object.entries(connections)) {
    lostCounts[name] = 0;
    forEachConnection(redis, (connection) => {
      connection.on("close", () => {
        lostCounts[name] = (lostCounts[name] ?? 0) + 1;
      });
    });
  }
  const read = (value: (name: string, redis: RedisConnection) => number) =>
    Object.entries(connections).map(([name, redis]) => ({
      labels: { connection: name },
      value: value(name, redis),
    }));
  return [
    {
      name: "svc_redis_connected",
      help: "Whether Redis is connected: 1 or 0.",
      type: "gauge",
      read: () => read((_name, redis) => Number(redis.status === "ready")),
    },
    {
      name: "svc_redis_connections_lost_total",
      help: "Redis connections that ended or could not be opened.",
      type: "counter",
      read: () => read((name) => lostCounts[name] ?? 0),
    },
  ];
}
