/** A command of Redis, word by word. */
export type RedisCommand = [string, ...string[]];

/** What neither service may do. */
export const FORBIDDEN: RedisCommand[] = [
  ["FLUSHALL"],
  ["FLUSHDB"],
  ["KEYS", "*"],
  ["SCAN", "0"],
  ["RANDOMKEY"],
  ["DBSIZE"],
  ["CONFIG", "GET", "*"],
  ["CONFIG", "SET", "dir", "/tmp"],
  ["ACL", "LIST"],
  ["ACL", "SETUSER", "svc_api", "+@all"],
  ["EVAL", "return 1", "0"],
  ["FUNCTION", "LIST"],
  ["MODULE", "LIST"],
  ["SHUTDOWN"],
  ["SAVE"],
  ["REPLICAOF", "NO", "ONE"],
  ["MONITOR"],
  ["CLIENT", "LIST"],
  ["CLIENT", "KILL", "TYPE", "pubsub"],
  ["PUBSUB", "CHANNELS"],
  ["PSUBSCRIBE", "*"],
  ["SUBSCRIBE", "svc:live:key-invalidation"],
  ["PUBLISH", "other", "key_x"],
  ["MIGRATE", "127.0.0.1", "1", "svc:test:session:x", "0", "1"],
  ["DEL", "svc:test:session:x"],
  ["GET", "other"],
  ["SET", "other", "x"],
  ["GET", "svc:live:session:x"],
  ["SET", "svc:live:session:x", "x"],
  ["HINCRBY", "svc:test:other", "calls", "1"],
  ["INCRBY", "svc:live:limits:requests:key_x", "1"],
  ["INCRBY", "svc:test:other", "1"],
  ["DEL", "svc:test:limits:requests:key_x"],
];
/** What the other one may do, by user. */
export const OF_THE_OTHER: Record<string, RedisCommand[]> = {
  svc_api: [
    ["GET", "svc:test:session:x"],
    ["SET", "svc:test:session:x", "x"],
    ["INCRBY", "svc:test:session:x", "1"],
    ["GET", "svc:test:limits:requests:key_x"],
    ["HINCRBY", "svc:test:session:x:account", "calls", "1"],
    ["HSETNX", "svc:test:session:x:account", "acct", "acct_x"],
    ["PEXPIREAT", "svc:test:session:x", "1"],
    ["MULTI"],
  ],
  svc_widget_auth: [["PUBLISH", "svc:test:key-invalidation", "key_x"]],
};
