import { Socket } from "node:net";
import { type ConnectionOptions, checkServerIdentity, type PeerCertificate } from "node:tls";
import { parseDatabaseUrl, type ServerKind } from "@svc/service-kit/database-url";
import pg from "pg";
import { type Place, Servers } from "./servers.ts";

export interface Connection {
  connectionString: string;
  ssl?: ConnectionOptions;
  stream?: () => Socket;
  servers?: Servers;
}

/** Shared, so that all connections of a process use one server and leave it together. */
const known = new Map<string, Servers>();

/**
 * Returns `pg`'s connection configuration. With several servers, each connection goes to one of the wanted kind, which `pg` cannot do.
 *
 * @param kind the default, if the URL states none
 * @throws Error for an invalid URL
 */
export function connectionOf(url: string, kind: ServerKind = "read-write"): Connection {
  const parsed = parseDatabaseUrl(url);
  if (!parsed) throw new Error("not a PostgreSQL URL");
  const [first = ""] = parsed.urls;
  if (parsed.urls.length === 1 && parsed.kind === null) return { connectionString: first };
  const wanted = parsed.kind ?? kind;
  const name = `${wanted} ${url}`;
  const servers = known.get(name) ?? new Servers(parsed, wanted);
  known.set(name, servers);
  return { ...securedFor(parsed.urls), servers, stream: () => new ServerSocket(servers) };
}

class ServerSocket extends Socket {
  private readonly servers: Servers;

  constructor(servers: Servers) {
    super();
    this.servers = servers;
  }

  override connect(..._told: unknown[]): this {
    this.servers.choose().then(
      (place) => this.reach(place),
      (error) => this.destroy(error),
    );
    return this;
  }

  private reach(place: Place): void {
    if (this.destroyed) return;
    this.servers.keep(this, place);
    if (place.host.startsWith("/")) super.connect(`${place.host}/.s.PGSQL.${place.port}`);
    else super.connect(place.port, place.host);
  }
}

const TLS_PARAMETERS = ["ssl", "sslmode", "sslcert", "sslkey", "sslrootcert", "uselibpqcompat"];

/** Accepts any listed server's certificate, while `pg` checks the hostname of the URL. */
function securedFor(urls: readonly string[]): Connection {
  const [first = ""] = urls;
  const { ssl } = new pg.Client({ connectionString: first });
  if (!ssl) return { connectionString: first };
  const plain = new URL(first);
  for (const name of TLS_PARAMETERS) plain.searchParams.delete(name);
  const settings: ConnectionOptions = ssl === true ? {} : ssl;
  settings.checkServerIdentity ??= (_first: string, certificate: PeerCertificate) => {
    const faults = urls.map((url) => checkServerIdentity(new URL(url).hostname, certificate));
    return faults.includes(undefined) ? undefined : faults[0];
  };
  return { connectionString: plain.href, ssl: settings };
}
