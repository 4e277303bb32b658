import type { Environment } from "@svc/keys";
import { parseRedisUrl } from "@svc/service-kit/redis";
import type { Redis } from "ioredis";
import { type Check, fail, failInLive, ok, skipped, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";
import { withRedis } from "../redis-servers.ts";
import { checkClock } from "./postgres-checks.ts";
import { checkEachServer, checkReplicas, describeServers, readServerInfo } from "./redis-replica-checks.ts";

const OLDEST_MAJOR = 7;
const ACL_REMEDY = "load deploy/redis/users.acl, as deploy/redis/start-redis.sh does";

type Command = [string, ...string[]];

interface RedisUser {
  name: string;
  password: "API_REDIS_PASSWORD" | "WIDGET_AUTH_REDIS_PASSWORD";
  allowed(environment: Environment): Command[];
  refused(environment: Environment): Command[];
}

const FORBIDDEN_TO_ALL: Command[] = [["dbsize"], ["config", "get", "maxmemory-policy"], ["acl", "whoami"]];

const toSharedCommands = (environment: Environment): Command[] =>
  ["limits", "proofs"].map((kind) => ["pttl", `svc:${environment}:${kind}:doctor`]);

const USERS: readonly RedisUser[] = [
  {
    name: "svc_api",
    password: "API_REDIS_PASSWORD",
    allowed: (environment) => [["info", "server"], ...toSharedCommands(environment)],
    refused: (environment) => [...FORBIDDEN_TO_ALL, ["get", `svc:${environment}:session:doctor`]],
  },
  {
    name: "svc_widget_auth",
    password: "WIDGET_AUTH_REDIS_PASSWORD",
    allowed: (environment) => [
      ["get", `svc:${environment}:session:doctor`],
      ...toSharedCommands(environment),
    ],
    refused: () => [...FORBIDDEN_TO_ALL, ["get", "doctor"]],
  },
];

export const redisChecks: readonly Check[] = [
  { name: "redis.reach", run: checkReachability },
  { name: "redis.replicas", run: checkReplicas },
  ...USERS.map(
    (user): Check => ({
      name: `redis.user_${user.name.slice("svc_".length)}`,
      run: (ctx) => checkUser(ctx, user),
    }),
  ),
  {
    name: "redis.version",
    run: (ctx) =>
      checkEachServer(ctx, async (server) => {
        const { redis_version: text = "", valkey_version: valkey } = await readServerInfo(server);
        return checkRedisVersion(text, valkey);
      }),
  },
  {
    name: "redis.eviction",
    run: (ctx) => checkEachServer(ctx, async (server) => checkEviction(ctx, await readServerInfo(server))),
  },
  {
    name: "redis.persistence",
    run: (ctx) => checkEachServer(ctx, async (server) => checkPersistence(ctx, await readServerInfo(server))),
  },
  {
    name: "redis.clock",
    run: (ctx) =>
      checkEachServer(ctx, async (server) => {
        const startedAt = ctx.clock.now().getTime();
        const { server_time_usec: time } = await readServerInfo(server);
        if (time === undefined) return skipped("skipped: this server does not report its time");
        return checkClock("Redis", Number(time) / 1_000, {
          before: startedAt,
          after: ctx.clock.now().getTime(),
        });
      }),
  },
];

function checkEviction(ctx: DoctorContext, serverInfo: Record<string, string>): Verdict {
  const { maxmemory_policy: policy, used_memory: used = "0", maxmemory = "0" } = serverInfo;
  if (policy !== "noeviction")
    return failInLive(ctx, `maxmemory-policy is ${policy}: sessions can be evicted`, "set it to noeviction");
  const share = Number(maxmemory) === 0 ? 0 : Number(used) / Number(maxmemory);
  return share > 0.9
    ? warn(`${Math.round(share * 100)}% of maxmemory is used`, "raise maxmemory")
    : ok("nothing is evicted");
}

function checkPersistence(ctx: DoctorContext, serverInfo: Record<string, string>): Verdict {
  const states = [
    serverInfo.aof_last_write_status,
    serverInfo.aof_last_bgrewrite_status,
    serverInfo.rdb_last_bgsave_status,
  ];
  if (states.some((state) => state !== undefined && state !== "ok"))
    return fail("the last write to disk failed", "check the log and disk of this Redis server");
  if (serverInfo.aof_enabled !== "1")
    return warnInLive(
      ctx,
      "appendonly is off: a restart ends all sessions",
      "set appendonly to yes, unless losing sessions on a restart is acceptable",
    );
  return ok("sessions survive a restart");
}

export function checkRedisVersion(redis: string, valkey: string | undefined): Verdict {
  if (valkey !== undefined) return ok(`Valkey ${valkey}`);
  return Number.parseInt(redis, 10) >= OLDEST_MAJOR
    ? ok(`Redis ${redis}`)
    : fail(`Redis ${redis}`, `use Redis ${OLDEST_MAJOR} or later, or Valkey`);
}

async function checkReachability(ctx: DoctorContext): Promise<Verdict> {
  if (ctx.config.REDIS_URL === undefined) return skipped("skipped: REDIS_URL is missing or invalid");
  try {
    const servers = await ctx.redisServers();
    const verdict = await checkEachServer(ctx, (server) =>
      withRedis(server, async () => ok("")).catch(toUnreachable),
    );
    if (verdict.status !== "ok") return verdict;
    return ok(`${describeServers(servers)}: all accept user ${servers.address.user || "default"}`);
  } catch (error) {
    return toUnreachable(error);
  }
}

const toUnreachable = (error: unknown): Verdict =>
  fail(describeError(error), "check that Redis runs and that REDIS_URL, its user and password are correct");

async function checkUser(ctx: DoctorContext, user: RedisUser): Promise<Verdict> {
  const { REDIS_URL: url, [user.password]: userPassword, SVC_ENVIRONMENT: environment = "test" } = ctx.config;
  if (url === undefined) return skipped("skipped: REDIS_URL is missing or invalid");
  const address = parseRedisUrl(url);
  const isConfiguredUser = address.user === user.name;
  if (!isConfiguredUser && userPassword === undefined) {
    if (address.user !== "") return skipped(`skipped: ${user.password} is not set here`);
    return warnInLive(ctx, "REDIS_URL has no user: every client can run any command", ACL_REMEDY);
  }
  const password = isConfiguredUser ? address.password : (userPassword ?? "");
  // Replicas need the same users, for failover.
  return checkEachServer(ctx, async (server) => {
    try {
      return await withRedis({ ...server, user: user.name, password }, (redis) =>
        checkPermissions(redis, user, environment),
      );
    } catch (error) {
      return fail(
        `${user.name}: ${describeError(error)}`,
        `check that ${user.password} is correct, or ${ACL_REMEDY}`,
      );
    }
  });
}

async function checkPermissions(redis: Redis, user: RedisUser, environment: Environment): Promise<Verdict> {
  for (const command of user.allowed(environment)) {
    const error = await findCommandError(redis, command);
    if (error !== null) return fail(`${user.name} lacks a permission: ${error}`, ACL_REMEDY);
  }
  for (const command of user.refused(environment)) {
    if ((await findCommandError(redis, command)) === null)
      return fail(`${user.name} has an excess permission: ${command.join(" ").toUpperCase()}`, ACL_REMEDY);
  }
  return ok(`${user.name} can log in and has only the permissions it needs`);
}

/** @returns the error message, or null if the user has the permission */
async function findCommandError(redis: Redis, [name, ...args]: Command): Promise<string | null> {
  return redis.call(name, ...args).then(
    () => null,
    // MOVED: another node has the key, but the permission check already passed.
    (error: Error) => (error.message.startsWith("MOVED ") ? null : error.message),
  );
}
