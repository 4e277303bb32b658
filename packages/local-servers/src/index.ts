export { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "./built-programs.ts";
export { type ChildServer, ServerStartError, startChildServer } from "./child-server.ts";
export { endWithThisProcess } from "./end-with-process.ts";
export { findFreePort } from "./free-port.ts";
export { type LocalPostgres, startPostgres } from "./postgres.ts";
export { findRedisServer, type LocalRedis, startRedis } from "./redis.ts";
export { startSentinel } from "./redis-sentinel.ts";
