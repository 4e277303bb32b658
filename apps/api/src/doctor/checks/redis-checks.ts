import type { Environment } from "@svc/keys";
import type { Redis } from "ioredis";
import { asUser, decoded } from "../addresses.ts";
import { AwayError } from "../away-error.ts";
import { type Check, fail, failInLive, ok, skipped, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { reasonOf } from "../reason.ts";
import { judgeClock } from "./postgres-checks.ts";

const MAJOR_VERSION = 7;
const ACL = "load deploy/redis/users.acl, as deploy/redis/start-redis.sh does";

type Command = [string, ...string[]];

interface RedisUser {
  name: string;
  password: "API_REDIS_PASSWORD" | "WIDGET_AUTH_REDIS_PASSWORD";
  /** Some that change nothing, and that it needs. */
  allowed(environment: Environment): Command[];
  /** Some that change nothing, and that it must not have. */
  refused(environment: Environment): Command[];
}

const FORBIDDEN_TO_ALL: Command[] = [["dbsize"], ["config", "get", "maxmemory-policy"], ["acl", "whoami"]];

const ofLimits = (environment: Environment): Command => ["pttl", `svc:${environment}:limits:doctor`];

const USERS: readonly RedisUser[] = [
  {
    name: "svc_api",
    password: "API_REDIS_PASSWORD",
    allowed: (environment) => [["info", "server"], ofLimits(environment)],
    refused: (environment) => [...FORBIDDEN_TO_ALL, ["get", `svc:${environment}:session:doctor`]],
  },
  {
    name: "svc_widget_auth",
    password: "WIDGET_AUTH_REDIS_PASSWORD",
    allowed: (environment) => [["get", `svc:${environment}:session:doctor`], ofLimits(environment)],
    refused: () => [...FORBIDDEN_TO_ALL, ["get", "doctor"]],
  },
];

/** Redis: each service's user, and how the server keeps what it is given. */
export const redisChecks: readonly Check[] = [
  { name: "redis.reach", look: judgeReach },
  ...USERS.map(
    (user): Check => ({
      name: `redis.user_${user.name.slice("svc_".length)}`,
      look: (ctx) => judgeUser(ctx, user),
    }),
  ),
  {
    name: "redis.version",
    look: async (ctx) => {
      const { redis_version: text = "", valkey_version: valkey } = await info(ctx);
      return judgeVersion(text, valkey);
    },
  },
  {
    name: "redis.eviction",
    async look(ctx) {
      const { maxmemory_policy: policy, used_memory: used = "0", maxmemory = "0" } = await info(ctx);
      if (policy !== "noeviction")
        return failInLive(
          ctx,
          `maxmemory-policy is ${policy}: sessions may be thrown away`,
          "set it to noeviction",
        );
      const share = Number(maxmemory) === 0 ? 0 : Number(used) / Number(maxmemory);
      const found = "nothing is thrown away";
      return share > 0.9
        ? warn(`${Math.round(share * 100)} % of maxmemory is used`, "raise maxmemory")
        : ok(found);
    },
  },
  {
    name: "redis.persistence",
    async look(ctx) {
      const found = await info(ctx);
      const states = [
        found.aof_last_write_status,
        found.aof_last_bgrewrite_status,
        found.rdb_last_bgsave_status,
      ];
      if (states.some((state) => state !== undefined && state !== "ok"))
        return fail("its last writing to the disk failed", "see its log, and its disk");
      if (found.aof_enabled !== "1")
        return warnInLive(
          ctx,
          "appendonly is off: sessions end with its process",
          "set appendonly to yes, unless participants may sign in again",
        );
      return ok("it keeps sessions over a restart");
    },
  },
  {
    name: "redis.clock",
    async look(ctx) {
      const askedAt = ctx.clock.now().getTime();
      const { server_time_usec: time } = await info(ctx);
      if (time === undefined) return skipped("not looked at: this server does not say what time it is");
      return judgeClock("Redis", Number(time) / 1_000, askedAt, ctx.clock.now().getTime());
    },
  },
];

/** @param valkey its version, where it is that */
export function judgeVersion(redis: string, valkey: string | undefined): Verdict {
  if (valkey !== undefined) return ok(`Valkey ${valkey}`);
  return Number.parseInt(redis, 10) >= MAJOR_VERSION
    ? ok(`Redis ${redis}`)
    : fail(`Redis ${redis}`, `use Redis ${MAJOR_VERSION} or later, or Valkey`);
}

async function judgeReach(ctx: DoctorContext): Promise<Verdict> {
  const { REDIS_URL: url } = ctx.config;
  if (url === undefined) return skipped("not looked at: REDIS_URL is not usable");
  try {
    await ctx.withRedis(url, async () => {});
    return ok(`it answers ${userOf(url)}`);
  } catch (error) {
    return fail(reasonOf(error), "see that it runs, and that REDIS_URL, its user and password are right");
  }
}

async function judgeUser(ctx: DoctorContext, user: RedisUser): Promise<Verdict> {
  const { REDIS_URL: url, [user.password]: password, SVC_ENVIRONMENT: environment = "test" } = ctx.config;
  if (url === undefined) return skipped("not looked at: REDIS_URL is not usable");
  const isThis = userOf(url) === user.name;
  if (!isThis && password === undefined) {
    if (userOf(url) !== "default") return skipped(`not looked at: ${user.password} is not set here`);
    return warnInLive(ctx, "REDIS_URL names no user: whoever connects may do anything", ACL);
  }
  try {
    return await ctx.withRedis(isThis ? url : asUser(url, user.name, password ?? ""), async (redis) => {
      for (const command of user.allowed(environment)) {
        const answer = await ask(redis, command);
        if (answer !== "done") return fail(`${user.name} may not do what it needs: ${answer}`, ACL);
      }
      for (const command of user.refused(environment)) {
        if ((await ask(redis, command)) === "done")
          return fail(`${user.name} may do more than it needs: ${command.join(" ").toUpperCase()}`, ACL);
      }
      return ok(`${user.name} gets in, and is refused what it does not need`);
    });
  } catch (error) {
    return fail(`${user.name}: ${reasonOf(error)}`, `see that ${user.password} is the user's, or ${ACL}`);
  }
}

async function ask(redis: Redis, [name, ...rest]: Command): Promise<string> {
  return redis.call(name, ...rest).then(
    () => "done",
    (error: Error) => error.message,
  );
}

const userOf = (url: string) => decoded(new URL(url).username) || "default";

/** What the server says of itself. @throws AwayError */
async function info(ctx: DoctorContext): Promise<Record<string, string>> {
  const { REDIS_URL: url } = ctx.config;
  if (url === undefined) throw new AwayError("REDIS_URL is not usable");
  const text = await ctx.withRedis(url, (redis) => redis.info());
  return Object.fromEntries(
    text.split("\r\n").flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1)]] : [];
    }),
  );
}
