import { fail, ok, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";
import { type RedisLogin, type RedisServers, toSentinelLogins, withRedis } from "../redis-servers.ts";

const SEVERITY: readonly Verdict["status"][] = ["ok", "skipped", "warn", "fail"];

export function describeServers({ address, primaries, replicas }: RedisServers): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  if (address.topology === "server") return "one server";
  const servers = `${primaries.length === 1 ? "1 primary" : `${primaries.length} primaries`}, ${count(replicas.length, "replica")}`;
  if (address.topology === "cluster") return `a cluster of ${servers}`;
  return `${servers}, with ${count(address.nodes.length, "sentinel")}`;
}

/** Checks that failover works, and that an isolated primary stops accepting writes. */
export async function checkReplicas(ctx: DoctorContext): Promise<Verdict> {
  const servers = await ctx.redisServers();
  const { topology } = servers.address;
  const summary = describeServers(servers);
  const primaryInfos = await Promise.all(servers.primaries.map(readServerInfo));
  if (primaryInfos.some(({ role }) => role !== "master"))
    return fail("REDIS_URL points to a read-only replica", "point it at the primary");
  if (topology === "server") return ok(`${summary}, without failover: sessions do not work while it is down`);
  const sentinelIssue = topology === "sentinel" ? await checkSentinels(servers) : null;
  if (sentinelIssue) return sentinelIssue;
  if (topology === "cluster") {
    const state = await withRedis(servers.primaries[0] as RedisLogin, (redis) => redis.cluster("INFO"));
    if (!/cluster_state:ok/.test(String(state)))
      return fail(
        `${summary}: the cluster is down`,
        "check that each slot has a primary: `redis-cli --cluster check`",
      );
  }
  const withoutReplica = primaryInfos.filter(({ connected_slaves: count }) => Number(count) === 0).length;
  if (withoutReplica > 0)
    return warn(`${summary}; primaries without a replica: ${withoutReplica}`, "start a replica for each");
  // Redis reports this field only if both min-replicas settings are nonzero.
  if (primaryInfos.some(({ min_slaves_good_slaves: count }) => count === undefined))
    return warnInLive(
      ctx,
      `${summary}; an isolated primary accepts writes that will be lost`,
      "set min-replicas-to-write 1 and min-replicas-max-lag 10 on every server",
    );
  return ok(`${summary}, with failover`);
}

async function checkSentinels({ address }: RedisServers): Promise<Verdict | null> {
  const errors = await Promise.all(
    toSentinelLogins(address).map((sentinel) =>
      withRedis(sentinel, (redis) => redis.call("SENTINEL", "CKQUORUM", address.primaryName)).then(
        () => null,
        (error: unknown) => `${sentinel.host}:${sentinel.port}: ${describeError(error)}`,
      ),
    ),
  );
  const failures = errors.filter((error) => error !== null);
  if (failures.length === 0 && errors.length > 2) return null;
  const remedy = "run three sentinels on three hosts and list them all in REDIS_URL";
  if (failures.length === 0) return warn(`only ${errors.length} sentinels are configured`, remedy);
  return (failures.length === errors.length ? fail : warn)(failures.join("; "), remedy);
}

export async function checkEachServer(
  ctx: DoctorContext,
  checkServer: (server: RedisLogin) => Promise<Verdict>,
): Promise<Verdict> {
  const { primaries, replicas } = await ctx.redisServers();
  const servers = [...primaries, ...replicas];
  const verdicts = await Promise.all(servers.map(checkServer));
  const worst = Math.max(...verdicts.map(({ status }) => SEVERITY.indexOf(status)));
  const worstIndex = verdicts.findIndex(({ status }) => SEVERITY.indexOf(status) === worst);
  const [server, verdict] = [servers[worstIndex], verdicts[worstIndex]];
  if (!server || !verdict) return fail("no server found", "see redis.reach");
  return servers.length === 1 || worst === 0
    ? verdict
    : { ...verdict, found: `${server.host}:${server.port}: ${verdict.found}` };
}

export async function readServerInfo(server: RedisLogin): Promise<Record<string, string>> {
  const text = await withRedis(server, (redis) => redis.info());
  return Object.fromEntries(
    text.split("\r\n").flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1)]] : [];
    }),
  );
}
