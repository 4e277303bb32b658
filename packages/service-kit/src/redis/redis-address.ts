export type RedisTopology = "server" | "sentinel" | "cluster";

export interface RedisNode {
  host: string;
  port: number;
}

export interface RedisAddress {
  url: string;
  topology: RedisTopology;
  isEncrypted: boolean;
  /** Empty for the default user. */
  user: string;
  password: string;
  /** The server, the sentinels, or nodes of the cluster. */
  nodes: [RedisNode, ...RedisNode[]];
  /** Name of the primary at the sentinels. Empty without sentinels. */
  primaryName: string;
  /** Empty if the sentinels require no authentication. */
  sentinelUser: string;
  sentinelPassword: string;
  database: number;
}

const SCHEMES: Readonly<Record<string, { topology: RedisTopology; isEncrypted: boolean; port: number }>> = {
  "redis:": { topology: "server", isEncrypted: false, port: 6379 },
  "rediss:": { topology: "server", isEncrypted: true, port: 6379 },
  "redis+sentinel:": { topology: "sentinel", isEncrypted: false, port: 26379 },
  "rediss+sentinel:": { topology: "sentinel", isEncrypted: true, port: 26379 },
  "redis+cluster:": { topology: "cluster", isEncrypted: false, port: 6379 },
  "rediss+cluster:": { topology: "cluster", isEncrypted: true, port: 6379 },
};
const SCHEME_ERROR =
  "must be a redis://, redis+sentinel:// or redis+cluster:// URL, or one of these with rediss";
const HOSTS_ERROR = "must name hosts as host or host:port, separated by commas";
const PARAMETERS: readonly string[] = ["db", "sentinel_username", "sentinel_password"];
const HOST_PATTERN = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i;
const DATABASE_PATTERN = /^\d{1,5}$/;

/**
 * Parses `redis://`, `redis+sentinel://[user:password@]host[:port],…/name[/db]` and
 * `redis+cluster://[user:password@]host[:port],…`, each also as `rediss`.
 * @throws Error whose message contains the issue, but no part of the URL
 */
export function parseRedisUrl(url: string): RedisAddress {
  const colon = url.indexOf("://");
  const scheme = SCHEMES[`${url.slice(0, colon).toLowerCase()}:`];
  if (colon < 0 || !scheme) throw new Error(SCHEME_ERROR);
  if (scheme.topology === "server") return parseServer(url, scheme);
  const [target = "", query = ""] = splitAt(url.slice(colon + 3), "?");
  const [authority = "", path = ""] = splitAt(target, "/");
  const loginEnd = authority.lastIndexOf("@");
  const [user = "", password = ""] = splitAt(authority.slice(0, Math.max(loginEnd, 0)), ":");
  const names = path.replace(/\/$/, "").split("/").map(decode);
  const [primaryName = "", database = ""] = names;
  if (scheme.topology === "sentinel") {
    if (names.length > 2 || primaryName === "")
      throw new Error(
        "must name the primary after its sentinels, as in redis+sentinel://host:26379/mymaster",
      );
  } else if (path !== "" || query !== "") {
    throw new Error("must end with the hosts: a cluster has one database and takes no parameters");
  }
  const parameters = readParameters(query);
  return {
    url,
    topology: scheme.topology,
    isEncrypted: scheme.isEncrypted,
    user: decode(user),
    password: decode(password),
    nodes: parseHosts(authority.slice(loginEnd + 1), scheme.port),
    primaryName,
    sentinelUser: parameters.get("sentinel_username") ?? "",
    sentinelPassword: parameters.get("sentinel_password") ?? "",
    database: parseDatabase(database || parameters.get("db") || "0"),
  };
}

/** Lenient, because ioredis parses this URL itself. */
function parseServer(url: string, { topology, isEncrypted, port }: (typeof SCHEMES)[string]): RedisAddress {
  if (!URL.canParse(url)) throw new Error(SCHEME_ERROR);
  const { hostname, port: urlPort, username, password, pathname } = new URL(url);
  return {
    url,
    topology,
    isEncrypted,
    user: decodeOrKeep(username),
    password: decodeOrKeep(password),
    nodes: [{ host: hostname.replace(/^\[|\]$/g, "") || "localhost", port: Number(urlPort || port) }],
    primaryName: "",
    sentinelUser: "",
    sentinelPassword: "",
    database: Number(pathname.slice(1)) || 0,
  };
}

function parseHosts(text: string, port: number): [RedisNode, ...RedisNode[]] {
  const nodes = text.split(",").map((entry) => {
    const [, ipv6, name, hostPort] = HOST_PATTERN.exec(entry) ?? [];
    const node = { host: ipv6 ?? name ?? "", port: Number(hostPort ?? port) };
    if (node.host === "" || node.port < 1 || node.port > 65_535) throw new Error(HOSTS_ERROR);
    return node;
  });
  return nodes as [RedisNode, ...RedisNode[]];
}

function readParameters(query: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  // A name could be part of an unencoded password, so do not quote it.
  if ([...parameters.keys()].some((name) => !PARAMETERS.includes(name)))
    throw new Error(`supports only the parameters ${PARAMETERS.join(", ")}`);
  return parameters;
}

function parseDatabase(text: string): number {
  if (!DATABASE_PATTERN.test(text)) throw new Error("must give the database as a number");
  return Number(text);
}

function splitAt(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("must percent-encode the user and password");
  }
}
