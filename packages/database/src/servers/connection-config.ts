import { Socket } from "node:net";
import { type ConnectionOptions, checkServerIdentity, type PeerCertificate } from "node:tls";
import { parseDatabaseUrl, type ServerKind } from "@svc/service-kit/database-url";
import pg from "pg";
import { type ServerAddress, Servers } from "./servers.ts";

export interface ConnectionConfig {
  connectionString: string;
  ssl?: ConnectionOptions;
  stream?: () => Socket;
  servers?: Servers;
}

/** Shared, so that all connections of a process switch servers together. */
const serversByUrl = new Map<string, Servers>();

/**
 * Returns `pg`'s configuration for connections to a server of the required kind.
 * @param kind applies if the URL lists several servers but no required kind
 * @throws Error for an invalid URL
 */
export function toConnectionConfig(url: string, kind: ServerKind = "read-write"): ConnectionConfig {
  const parsed = parseDatabaseUrl(url);
  if (!parsed) throw new Error("not a PostgreSQL URL");
  const [first = ""] = parsed.urls;
  if (parsed.urls.length === 1 && parsed.kind === null) return { connectionString: first };
  const requiredKind = parsed.kind ?? kind;
  const name = `${requiredKind} ${url}`;
  const servers = serversByUrl.get(name) ?? new Servers(parsed, requiredKind);
  serversByUrl.set(name, servers);
  return { ...withTls(parsed.urls), servers, stream: () => new ServerSocket(servers) };
}

/** Connects to the server that `Servers` chooses, not to the host that `pg` passes. */
class ServerSocket extends Socket {
  private readonly servers: Servers;

  constructor(servers: Servers) {
    super();
    this.servers = servers;
  }

  override connect(..._args: unknown[]): this {
    this.servers.choose().then(
      (address) => this.connectTo(address),
      (error) => this.destroy(error),
    );
    return this;
  }

  private connectTo(address: ServerAddress): void {
    if (this.destroyed) return;
    this.servers.track(this, address);
    if (address.host.startsWith("/")) super.connect(`${address.host}/.s.PGSQL.${address.port}`);
    else super.connect(address.port, address.host);
  }
}

const TLS_PARAMETERS = ["ssl", "sslmode", "sslcert", "sslkey", "sslrootcert", "uselibpqcompat"];

/** Accepts the certificate of any listed server. `pg` would check only one hostname. */
function withTls(urls: readonly string[]): ConnectionConfig {
  const [first = ""] = urls;
  const { ssl } = new pg.Client({ connectionString: first });
  if (!ssl) return { connectionString: first };
  const urlWithoutTls = new URL(first);
  for (const name of TLS_PARAMETERS) urlWithoutTls.searchParams.delete(name);
  const settings: ConnectionOptions = ssl === true ? {} : ssl;
  settings.checkServerIdentity ??= (_first: string, certificate: PeerCertificate) => {
    const mismatches = urls.map((url) => checkServerIdentity(new URL(url).hostname, certificate));
    return mismatches.includes(undefined) ? undefined : mismatches[0];
  };
  return { connectionString: urlWithoutTls.href, ssl: settings };
}
