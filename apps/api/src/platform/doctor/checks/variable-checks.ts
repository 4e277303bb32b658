import { parseDatabaseUrl, UNNAMED_SECRET } from "@svc/service-kit/config";
import { parseRedisUrl } from "@svc/service-kit/redis";
import { type Check, fail, failInLive, ok, warn, warnInLive } from "../check.ts";
import { type DoctorConfig, decodeOrReturn, isLoopback } from "../doctor-config.ts";
import type { DoctorContext } from "../doctor-context.ts";

/** No load balancer has these addresses. If TRUSTED_PROXIES contains any of them, it trusts every address. */
const PUBLIC_ADDRESSES = ["1.2.3.4", "203.0.113.7", "2001:db8::1"];
/** A random secret has about thirty different bytes. */
const MIN_DIFFERENT_BYTES = 12;
const MIN_PASSWORD_LENGTH = 16;

export const variableChecks: readonly Check[] = [
  {
    name: "config.variables",
    run: ({ issues }) =>
      issues.length === 0
        ? ok("all variables are set and valid")
        : fail(
            issues.join("; "),
            "fix them as described in .env.example; the services do not start until then",
          ),
  },
  { name: "config.secrets", run: (ctx) => checkSecrets(ctx, listSecrets(ctx.config)) },
  {
    name: "config.passwords",
    run(ctx) {
      const weak = listConnections(ctx.config).filter(
        ({ name, logins }) =>
          name !== "SMTP_URL" && logins.some(({ user, password }) => isWeak(password, user)),
      );
      if (weak.length === 0) return ok("no password is missing, too short or equal to the user name");
      const names = weak.map(({ name }) => name).join(", ");
      const found = `the password in ${names} is missing, too short or equal to the user name`;
      const areAllLocal = weak.every(isLocal);
      const remedy = "generate a random one with `openssl rand -hex 24`";
      if (ctx.isLive) return fail(found, remedy);
      return areAllLocal ? ok(`${found}; all these connections stay on this host`) : warn(found, remedy);
    },
  },
  {
    name: "config.tls",
    run(ctx) {
      const unencrypted = listConnections(ctx.config).filter(
        (connection) => !isLocal(connection) && !connection.isEncrypted,
      );
      if (unencrypted.length === 0) return ok("connections to other hosts are encrypted");
      const found = `${unencrypted.map(({ name }) => name).join(", ")} connects to another host without TLS`;
      const remedy = "use ?sslmode=verify-full, rediss:// and smtps://";
      // Host names without a dot are on a container network, which may be local to this host.
      return unencrypted.every(({ hosts }) => hosts.every((host) => !host.includes(".")))
        ? warnInLive(ctx, `${found}, unless it is on a private network of this host`, remedy)
        : failInLive(ctx, found, remedy);
    },
  },
  {
    name: "config.addresses",
    run(ctx) {
      const { PORTAL_URL, WIDGET_URL } = ctx.config;
      const unencrypted = Object.entries({ PORTAL_URL, WIDGET_URL }).filter(([, url]) =>
        url?.startsWith("http:"),
      );
      if (unencrypted.length > 0)
        return failInLive(
          ctx,
          `${unencrypted.map(([name]) => name).join(" and ")} starts with http://`,
          "use an https:// URL",
        );
      if (PORTAL_URL !== undefined && PORTAL_URL === WIDGET_URL)
        return fail("PORTAL_URL and WIDGET_URL are the same", "give the widget service its own URL");
      if (PORTAL_URL !== undefined && WIDGET_URL === undefined)
        return warn(
          "PORTAL_URL is set, but WIDGET_URL is not",
          "set it so that the portal's embed snippet includes it",
        );
      return ok(PORTAL_URL === undefined ? "the portal is off" : "browsers use https:// URLs");
    },
  },
  {
    name: "config.proxies",
    run(ctx) {
      const { TRUSTED_PROXIES: proxies } = ctx.config;
      const remedy = "list only the addresses of your load balancers";
      if (proxies === undefined) return fail("TRUSTED_PROXIES is invalid", remedy);
      if (PUBLIC_ADDRESSES.some((address) => proxies.has(address)))
        return fail("TRUSTED_PROXIES trusts every address, so clients can spoof their addresses", remedy);
      if (proxies.isEmpty)
        return warnInLive(
          ctx,
          "TRUSTED_PROXIES is empty: behind a load balancer, all clients share one address",
          remedy,
        );
      return ok("X-Forwarded-For is trusted only from the listed addresses");
    },
  },
  {
    name: "config.webhooks",
    run(ctx) {
      const { WEBHOOK_ALLOW_LOOPBACK: allowsLoopback } = ctx.config;
      if (allowsLoopback === undefined)
        return fail("WEBHOOK_ALLOW_LOOPBACK is invalid", "unset it or set it to false");
      return allowsLoopback
        ? failInLive(ctx, "WEBHOOK_ALLOW_LOOPBACK is true", "set it to false: webhooks can reach this host")
        : ok("webhooks are sent only to public addresses");
    },
  },
  {
    name: "config.introspection",
    run: (ctx) =>
      ctx.config.GRAPHQL_INTROSPECTION === "on"
        ? warnInLive(ctx, "GRAPHQL_INTROSPECTION is on", "unset it or set it to off")
        : ok(
            ctx.isLive || ctx.config.GRAPHQL_INTROSPECTION === "off"
              ? "GraphQL introspection is off"
              : "GraphQL introspection is on, the default for test",
          ),
  },
  {
    name: "config.log_level",
    run: (ctx) => {
      const level = ctx.config.LOG_LEVEL ?? "info";
      const remedy = "set it to info";
      if (["debug", "trace"].includes(level)) return warnInLive(ctx, `LOG_LEVEL is ${level}`, remedy);
      if (["silent", "fatal"].includes(level))
        return warnInLive(ctx, `LOG_LEVEL is ${level}: errors are not logged`, remedy);
      return ok(`LOG_LEVEL is ${level}`);
    },
  },
  {
    name: "config.node_env",
    run: (ctx) =>
      ctx.config.NODE_ENV === "production"
        ? ok("NODE_ENV is production")
        : warnInLive(
            ctx,
            `NODE_ENV is ${ctx.config.NODE_ENV}: every response is validated against its schema`,
            "set it to production, as the container images do",
          ),
  },
];

function checkSecrets({ isLive }: DoctorContext, secrets: readonly { name: string; bytes: Buffer }[]) {
  const weak = secrets.filter(({ bytes }) => new Set(bytes).size < MIN_DIFFERENT_BYTES);
  if (weak.length > 0)
    return (isLive ? fail : warn)(
      `too little randomness: ${weak.map(({ name }) => name).join(", ")}`,
      "generate a new one with `openssl rand -base64 32` and replace it; see docs/operators/secrets.md",
    );
  const duplicates = secrets.filter(({ bytes }, index) =>
    secrets.some((other, otherIndex) => otherIndex !== index && other.bytes.equals(bytes)),
  );
  if (duplicates.length > 0)
    return fail(
      `${duplicates.map(({ name }) => name).join(", ")} are the same`,
      "use a separate secret for each: a leak of one exposes the others",
    );
  return ok(`${secrets.length} secrets are distinct and look random`);
}

function listSecrets(config: DoctorConfig): { name: string; bytes: Buffer }[] {
  const lists = (["KEY_PEPPERS", "DATA_KEYS", "SESSION_SECRETS"] as const).flatMap((name) =>
    (config[name] ?? []).map(({ id, key }) => ({ name: `${name} ${id}`, bytes: key.export() })),
  );
  const named = (["INDEX_KEY", "CHAIN_KEY"] as const).flatMap((name) =>
    (config[name] ?? []).map(({ id, key }) => ({
      name: id === UNNAMED_SECRET ? name : `${name} ${id}`,
      bytes: key.export(),
    })),
  );
  const { PORTAL_SECRET: portal } = config;
  const portalSecrets = portal ? [{ name: "PORTAL_SECRET", bytes: Buffer.from(portal, "base64") }] : [];
  return [...lists, ...named, ...portalSecrets];
}

interface Connection {
  name: string;
  hosts: string[];
  isEncrypted: boolean;
  logins: { user: string; password: string }[];
}

function listConnections(config: DoctorConfig): Connection[] {
  const otherConnections = (["DATABASE_URL", "SMTP_URL"] as const).flatMap((name) => {
    const text = config[name];
    if (text === undefined) return [];
    const texts = name === "DATABASE_URL" ? (parseDatabaseUrl(text)?.urls ?? []) : [text];
    return texts
      .filter((address) => URL.canParse(address))
      .map((address) => {
        const url = new URL(address);
        const login = { user: decodeOrReturn(url.username), password: decodeOrReturn(url.password) };
        return { name, hosts: [url.hostname], isEncrypted: isEncrypted(url), logins: [login] };
      });
  });
  return config.REDIS_URL === undefined
    ? otherConnections
    : [...otherConnections, toRedisConnection(config.REDIS_URL)];
}

function toRedisConnection(url: string): Connection {
  const { nodes, isEncrypted, user, password, sentinelUser, sentinelPassword } = parseRedisUrl(url);
  const sentinelLogins = sentinelPassword === "" ? [] : [{ user: sentinelUser, password: sentinelPassword }];
  return {
    name: "REDIS_URL",
    hosts: nodes.map(({ host }) => host),
    isEncrypted,
    logins: [{ user, password }, ...sentinelLogins],
  };
}

const isLocal = ({ hosts }: Connection) => hosts.every(isLoopback);

const isWeak = (password: string, user: string) => password.length < MIN_PASSWORD_LENGTH || password === user;

function isEncrypted({ protocol, searchParams }: URL): boolean {
  if (protocol === "smtps:") return true;
  const mode = searchParams.get("sslmode");
  return ["require", "verify-ca", "verify-full"].includes(mode ?? "") || searchParams.get("ssl") === "true";
}
