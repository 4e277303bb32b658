/** Values of libpq's `target_session_attrs`. */
export const SERVER_KINDS = [
  "any",
  "read-write",
  "read-only",
  "primary",
  "standby",
  "prefer-standby",
] as const;

export type ServerKind = (typeof SERVER_KINDS)[number];

export interface DatabaseUrl {
  /** One URL per server, without the parameters that choose a server. */
  urls: string[];
  kind: ServerKind | null;
  isShuffled: boolean;
}

const KIND = "target_session_attrs";
const ORDER = "load_balance_hosts";

/**
 * Parses `postgresql://user:password@a:5432,b:5432/name?target_session_attrs=read-write`. The `URL` class allows only one host.
 * @returns null if invalid
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | null {
  const [scheme, rest] = splitAt(text, "://");
  if (rest === null || (scheme !== "postgresql" && scheme !== "postgres")) return null;
  const end = rest.search(/[/?#]/);
  const [authority, path] = end < 0 ? [rest, ""] : [rest.slice(0, end), rest.slice(end)];
  const at = authority.lastIndexOf("@") + 1;
  const urls = [];
  let choice: Pick<DatabaseUrl, "kind" | "isShuffled"> | null = null;
  for (const host of authority.slice(at).split(",")) {
    const one = `${scheme}://${authority.slice(0, at)}${host}${path}`;
    if (!URL.canParse(one) || (host === "" && authority.includes(","))) return null;
    const url = new URL(one);
    choice ??= readChoice(url.searchParams);
    // Keep the URL unchanged if possible, because clients may not accept its normalized form.
    if (!url.searchParams.has(KIND) && !url.searchParams.has(ORDER)) urls.push(one);
    else {
      url.searchParams.delete(KIND);
      url.searchParams.delete(ORDER);
      urls.push(url.href);
    }
  }
  return choice && { urls, ...choice };
}

/** Replaces the user and password of a database URL. */
export function withDatabaseUser(text: string, user: string, password: string | null): string {
  const [scheme, rest = ""] = splitAt(text, "://");
  const end = (rest ?? "").search(/[/?#]/);
  const authority = end < 0 ? (rest ?? "") : (rest ?? "").slice(0, end);
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  const login = [user, ...(password === null ? [] : [password])].map(encodeURIComponent).join(":");
  return `${scheme}://${login}@${hosts}${(rest ?? "").slice(authority.length)}`;
}

function readChoice(params: URLSearchParams): Pick<DatabaseUrl, "kind" | "isShuffled"> | null {
  const kind = params.get(KIND);
  const order = params.get(ORDER) ?? "disable";
  const serverKind = SERVER_KINDS.find((one) => one === kind) ?? null;
  if ((kind !== null && serverKind === null) || !["disable", "random"].includes(order)) return null;
  return { kind: serverKind, isShuffled: order === "random" };
}

function splitAt(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}
