/** What a server has to be, as `target_session_attrs` of PostgreSQL's own library has it. */
export const SERVER_KINDS = [
  "any",
  "read-write",
  "read-only",
  "primary",
  "standby",
  "prefer-standby",
] as const;

export type ServerKind = (typeof SERVER_KINDS)[number];

/** Where a database is: one server, or several of which one is chosen. */
export interface DatabaseUrl {
  /** One address for each server, in their order, without what is said of choosing. */
  urls: string[];
  /** What the chosen one has to be; null where the address does not say. */
  kind: ServerKind | null;
  /** Whether each process goes through them in an order of its own. */
  isShuffled: boolean;
}

const KIND = "target_session_attrs";
const ORDER = "load_balance_hosts";

/**
 * Reads `postgresql://user:password@a:5432,b:5432/name?target_session_attrs=read-write`, which no URL may look like: it has
 * several hosts.
 *
 * @returns null for what is no such address
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
    // As it was written, where there is nothing to take away: its reader may not read all forms.
    if (!url.searchParams.has(KIND) && !url.searchParams.has(ORDER)) urls.push(one);
    else {
      url.searchParams.delete(KIND);
      url.searchParams.delete(ORDER);
      urls.push(url.href);
    }
  }
  return choice && { urls, ...choice };
}

/** The address with another login. @param password not set where there is none */
export function asDatabaseUser(text: string, user: string, password: string | null): string {
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
  const known = SERVER_KINDS.find((one) => one === kind) ?? null;
  if ((kind !== null && known === null) || !["disable", "random"].includes(order)) return null;
  return { kind: known, isShuffled: order === "random" };
}

function splitAt(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}
