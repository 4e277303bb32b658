import { connect, type Socket } from "node:net";
import pg from "pg";
import { runAsSimulator } from "./simulated-process.ts";

/** Namespace of the advisory locks at which paused statements wait. */
const PAUSE_LOCK = 424_242;

/** The simulator's own connections: they observe locks, set the clock and end connections. */
export class PostgresServer {
  readonly port: number;
  private readonly toUrl: (database: string) => string;
  private readonly observer: pg.Client;
  private database: pg.Client | null = null;
  private readonly paused = new Set<number>();

  private constructor(port: number, toUrl: (database: string) => string) {
    this.port = port;
    this.toUrl = toUrl;
    this.observer = new pg.Client({ connectionString: toUrl("postgres") });
  }

  static async open(url: string): Promise<PostgresServer> {
    const parsed = new URL(url);
    const toUrl = (database: string) => {
      const target = new URL(url);
      target.pathname = `/${database}`;
      return target.href;
    };
    const server = new PostgresServer(Number(parsed.port), toUrl);
    await server.observer.connect();
    return server;
  }

  url(database: string): string {
    return this.toUrl(database);
  }

  connectRaw(): Socket {
    return runAsSimulator(() => connect(this.port, "127.0.0.1"));
  }

  /** Uses the database `postgres`. */
  async run(sql: string): Promise<void> {
    await this.observer.query(sql);
  }

  async useDatabase(name: string): Promise<void> {
    await this.leaveDatabase();
    this.database = new pg.Client({ connectionString: this.toUrl(name) });
    await this.database.connect();
  }

  /** Lets the database be copied or dropped. */
  async leaveDatabase(): Promise<void> {
    const { database } = this;
    this.database = null;
    this.paused.clear();
    await database?.end();
  }

  /** Uses the database of `useDatabase`. */
  async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.database) throw new Error("no database is in use");
    return (await this.database.query(text, values)).rows as Row[];
  }

  /**
   * Lists server processes that wait for a lock. Omits deadlocks, which PostgreSQL ends. The list is current after each
   * response, because PostgreSQL grants a released lock before it responds to the statement that released it.
   */
  async listBlocked(): Promise<ReadonlySet<number>> {
    const { rows } = await this.observer.query<{ pid: number; blockers: number[] }>(
      "SELECT DISTINCT pid, pg_blocking_pids(pid) AS blockers FROM pg_locks WHERE NOT granted",
    );
    const blockers = new Map(rows.map((row) => [row.pid, row.blockers]));
    return new Set([...blockers.keys()].filter((pid) => !isDeadlocked(pid, blockers)));
  }

  /** Waits until the process's locks are released. */
  async terminate(pid: number): Promise<void> {
    await this.observer.query("SELECT pg_terminate_backend($1)", [pid]);
    for (;;) {
      const { rows } = await this.observer.query("SELECT FROM pg_stat_activity WHERE pid = $1", [pid]);
      if (rows.length === 0) break;
    }
    await this.resume(pid);
  }

  /** Takes the lock at which the process stops. */
  async pause(pid: number): Promise<void> {
    await this.query("SELECT pg_advisory_lock($1, $2)", [PAUSE_LOCK, pid]);
    this.paused.add(pid);
  }

  async resume(pid: number): Promise<void> {
    if (this.paused.delete(pid)) await this.query("SELECT pg_advisory_unlock($1, $2)", [PAUSE_LOCK, pid]);
  }

  async close(): Promise<void> {
    await this.leaveDatabase();
    await this.observer.end();
  }
}

function isDeadlocked(start: number, blockers: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>();
  const queue = [...(blockers.get(start) ?? [])];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    if (pid === start) return true;
    if (seen.has(pid)) continue;
    seen.add(pid);
    queue.push(...(blockers.get(pid) ?? []));
  }
  return false;
}

/** Values of `server_life()`: system identifier, timeline and start of the server. */
const FIRST_SERVER = "1/00000001/1";
export const PROMOTED_SERVER = "1/00000002/2";

/** Gives a database the simulated clock, pause points and server identity. */
export const SIMULATED_DATABASE = `
CREATE SCHEMA sim;
GRANT USAGE ON SCHEMA sim TO PUBLIC;
CREATE UNLOGGED SEQUENCE sim.clock MINVALUE 0;
GRANT SELECT ON sim.clock TO PUBLIC;
CREATE FUNCTION sim.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT to_timestamp(last_value / 1000.0) FROM sim.clock $$;
CREATE FUNCTION sim.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT to_timestamp(last_value / 1000.0) FROM sim.clock $$;
-- Waits if the simulator holds the lock of this server process.
CREATE FUNCTION sim.pause() RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_lock_shared(${PAUSE_LOCK}, pg_backend_pid());
  PERFORM pg_advisory_unlock_shared(${PAUSE_LOCK}, pg_backend_pid());
  RETURN true;
END $$;
CREATE TABLE sim.life (name text NOT NULL);
GRANT SELECT ON sim.life TO PUBLIC;
INSERT INTO sim.life VALUES ('${FIRST_SERVER}');
DO $$
DECLARE
  one record;
BEGIN
  -- Puts sim first in the search path of functions. The setting's value starts at character 13, after 'search_path='.
  FOR one IN SELECT p.oid::regprocedure AS signature, c.setting FROM pg_proc p CROSS JOIN unnest(p.proconfig) AS c (setting)
    WHERE p.pronamespace = 'public'::regnamespace AND c.setting LIKE 'search_path=%' LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = sim, pg_catalog, %s', one.signature, substr(one.setting, 13));
  END LOOP;
  FOR one IN SELECT a.attrelid::regclass AS of_table, a.attname AS name FROM pg_attrdef d JOIN pg_attribute a
      ON a.attrelid = d.adrelid AND a.attnum = d.adnum JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND pg_get_expr(d.adbin, d.adrelid) IN ('CURRENT_TIMESTAMP', 'now()') LOOP
    EXECUTE format('ALTER TABLE %s ALTER %I SET DEFAULT sim.now()', one.of_table, one.name);
  END LOOP;
END $$;
CREATE OR REPLACE FUNCTION public.server_life() RETURNS text LANGUAGE sql STABLE AS $$ SELECT name FROM sim.life $$;
UPDATE deployment SET server_life = server_life();
`;

export const SEARCH_PATH = "sim, pg_catalog, public";
