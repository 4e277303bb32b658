export { openRedis, openSubscriber } from "./open-redis.ts";
export {
  parseRedisUrl,
  type RedisAddress,
  type RedisNode,
  type RedisTopology,
} from "./redis-address.ts";
export { batchWrites, checkRedis, type RedisConnection } from "./redis-connection.ts";
