/** Values of libpq's `target_session_attrs`. */
const SERVER_KINDS = ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"] as const;

export type ServerKind = (typeof SERVER_KINDS)[number];

export interface DatabaseUrl {
  /** One URL per server, without the parameters that choose a server. */
  urls: string[];
  kind: ServerKind | null;
  isShuffled: boolean;
}

const KIND_PARAMETER = "target_session_attrs";
const ORDER_PARAMETER = "load_balance_hosts";

/**
 * Parses `postgresql://user:password@a:5432,b:5432/name?target_session_attrs=read-write`. The `URL` class allows only one host.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | null {
  const [scheme, address] = splitAt(text, "://");
  if (address === null || (scheme !== "postgresql" && scheme !== "postgres")) return null;
  const [authority, path] = splitPath(address);
  const hostsStart = authority.lastIndexOf("@") + 1;
  const urls = [];
  let serverChoice: Pick<DatabaseUrl, "kind" | "isShuffled"> | null = null;
  for (const host of authority.slice(hostsStart).split(",")) {
    const hostUrl = `${scheme}://${authority.slice(0, hostsStart)}${host}${path}`;
    if (!URL.canParse(hostUrl) || (host === "" && authority.includes(","))) return null;
    const url = new URL(hostUrl);
    serverChoice ??= readServerChoice(url.searchParams);
    // Keep the URL unchanged if possible: clients may reject its normalized form.
    if (!url.searchParams.has(KIND_PARAMETER) && !url.searchParams.has(ORDER_PARAMETER)) urls.push(hostUrl);
    else {
      url.searchParams.delete(KIND_PARAMETER);
      url.searchParams.delete(ORDER_PARAMETER);
      urls.push(url.href);
    }
  }
  return serverChoice && { urls, ...serverChoice };
}

/** Replaces user and password in a database URL. Null removes the password. */
export function withDatabaseUser(text: string, user: string, password: string | null): string {
  const [scheme, address] = splitAt(text, "://");
  const [authority, path] = splitPath(address ?? "");
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  const login = [user, ...(password === null ? [] : [password])].map(encodeURIComponent).join(":");
  return `${scheme}://${login}@${hosts}${path}`;
}

/** Returns null for a value that PostgreSQL does not support. */
function readServerChoice(params: URLSearchParams): Pick<DatabaseUrl, "kind" | "isShuffled"> | null {
  const kind = params.get(KIND_PARAMETER);
  const order = params.get(ORDER_PARAMETER) ?? "disable";
  const serverKind = SERVER_KINDS.find((candidate) => candidate === kind) ?? null;
  if ((kind !== null && serverKind === null) || !["disable", "random"].includes(order)) return null;
  return { kind: serverKind, isShuffled: order === "random" };
}

function splitAt(text: string, separator: string): [string, string | null] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + separator.length)];
}

function splitPath(address: string): [authority: string, path: string] {
  const end = address.search(/[/?#]/);
  return end < 0 ? [address, ""] : [address.slice(0, end), address.slice(end)];
}
