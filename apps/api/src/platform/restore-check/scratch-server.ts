import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ProgramOptions, type ProgramUser, RestoreError, runProgram } from "./run-program.ts";

export interface Scratch {
  folder: string;
  user: ProgramUser;
  remove(): Promise<void>;
}

const NAME = "svc-restore-check";
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
/** The servers share a socket folder, where the port is part of a socket's name. */
const PRIMARY_PORT = 5432;
const STANDBY_PORT = 5433;
const OWNER_ONLY = 0o700;
const CONFIG_FILES = ["postgresql.conf", "pg_hba.conf", "pg_ident.conf"];

/** Removes the leftovers of a killed run. @throws RestoreError if another run is active */
export async function createScratch(parent: string): Promise<Scratch> {
  const folder = join(parent, NAME);
  const user = choosePostgresUser();
  await removeLeftover(folder);
  await mkdir(folder, { mode: OWNER_ONLY }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw new RestoreError(`another restore check uses ${folder}`);
    throw new RestoreError(`RESTORE_SCRATCH_DIR: ${folder} cannot be created: ${error.code}`);
  });
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await writeFile(join(folder, "owner.pid"), String(process.pid));
  return { folder, user, remove };
}

/** PostgreSQL refuses to run as root, so root uses `postgres`. */
function choosePostgresUser(): ProgramUser {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string) => {
    try {
      return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: "pipe" }));
    } catch {
      throw new RestoreError(
        "PostgreSQL cannot run as root, and this host has no user postgres: run svc as another user",
      );
    }
  };
  return { uid: readId("-u"), gid: readId("-g") };
}

async function removeLeftover(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (await isRunning(join(folder, "owner.pid"), "restore-check"))
    throw new RestoreError(`another restore check uses ${folder}`);
  for (const data of ["data", "standby"]) {
    const pidFile = join(folder, data, "postmaster.pid");
    if (await isRunning(pidFile, folder)) process.kill(await readPid(pidFile), "SIGQUIT");
    for (let waitedMs = 0; await isRunning(pidFile, folder); waitedMs += POLL_MS) {
      if (waitedMs > STOP_TIMEOUT_MS)
        throw new RestoreError(`a server of an earlier run still uses ${folder}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const readPid = async (file: string) => Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);

/** Compares the command line too, because process IDs are reused. */
async function isRunning(pidFile: string, word: string): Promise<boolean> {
  const pid = await readPid(pidFile);
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return commandLine.includes(word);
}

export interface ScratchServer {
  /** Keeps the user and database. Only the server's user can reach the socket. */
  toUrl(databaseUrl: string): string;
  stop(): Promise<void>;
}

interface StartInput {
  programsFolder: string;
  restoreCommand: string;
  /** Null restores to the end of the archive. */
  target: Date | null;
  options: ProgramOptions;
}

/**
 * Recovers `<scratch>/data`, and returns once the server accepts writes.
 * @throws RestoreError with PostgreSQL's error
 */
export async function startScratchServer(
  { folder, user }: Scratch,
  { programsFolder, restoreCommand, target, options }: StartInput,
): Promise<ScratchServer> {
  const data = join(folder, "data");
  await writeFile(join(folder, "pg_hba.conf"), "local all all trust\nlocal replication all trust\n");
  await writeFile(join(folder, "postgresql.conf"), "");
  await writeFile(join(folder, "pg_ident.conf"), "");
  await appendFile(join(data, "recovery.signal"), "");
  await rm(join(data, "standby.signal"), { force: true });
  return startServer(
    { folder, user },
    {
      programsFolder,
      options,
      data,
      port: PRIMARY_PORT,
      settings: {
        hot_standby: "off",
        primary_conninfo: "",
        restore_command: restoreCommand,
        recovery_target_action: "promote",
        recovery_target_time: target ? `${target.toISOString().slice(0, 19).replace("T", " ")}+00` : "",
      },
    },
  );
}

/**
 * Creates a standby of the copy, and returns once it accepts queries.
 * @throws RestoreError with PostgreSQL's error
 */
export async function startStandby(
  scratch: Scratch,
  {
    superuser,
    programsFolder,
    options,
  }: { superuser: string; programsFolder: string; options: ProgramOptions },
): Promise<ScratchServer> {
  const data = join(scratch.folder, "standby");
  const source = ["--host", scratch.folder, "--port", String(PRIMARY_PORT), "--username", superuser];
  const flags = ["--pgdata", data, "--wal-method=stream", "--checkpoint=fast", "--no-sync"];
  await runProgram([join(programsFolder, "pg_basebackup"), ...source, ...flags], options);
  await writeFile(join(data, "standby.signal"), "");
  const primary = `host=${scratch.folder} port=${PRIMARY_PORT} user=${superuser}`;
  const settings = {
    hot_standby: "on",
    primary_conninfo: primary,
    restore_command: "",
    recovery_target_time: "",
  };
  return startServer(scratch, { programsFolder, options, data, port: STANDBY_PORT, settings });
}

interface ServerInput {
  programsFolder: string;
  options: ProgramOptions;
  data: string;
  port: number;
  settings: Record<string, string>;
}

async function startServer(
  { folder, user }: Pick<Scratch, "folder" | "user">,
  { programsFolder, options, data, port, settings }: ServerInput,
): Promise<ScratchServer> {
  await runProgram(["chmod", "700", data], options);
  if (user.uid !== undefined) {
    const owner = `${user.uid}:${user.gid}`;
    const configFiles = CONFIG_FILES.map((name) => join(folder, name));
    await runProgram(["chown", owner, folder, ...configFiles], options);
    await runProgram(["chown", "-R", owner, data], options);
  }
  // Command-line options override the settings of the backed-up server, which could archive or replicate.
  const allSettings = {
    config_file: join(folder, "postgresql.conf"),
    hba_file: join(folder, "pg_hba.conf"),
    ident_file: join(folder, "pg_ident.conf"),
    data_directory: data,
    listen_addresses: "",
    unix_socket_directories: folder,
    unix_socket_permissions: "0700",
    port: String(port),
    ssl: "off",
    archive_mode: "off",
    synchronous_standby_names: "",
    primary_slot_name: "",
    recovery_min_apply_delay: "0",
    recovery_target: "",
    recovery_target_lsn: "",
    recovery_target_name: "",
    recovery_target_xid: "",
    recovery_target_timeline: "latest",
    shared_preload_libraries: "",
    logging_collector: "off",
    log_destination: "stderr",
    log_min_messages: "log",
    fsync: "off",
    // Last, because PostgreSQL refuses an empty recovery target after one that is set.
    ...settings,
  };
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(programsFolder, "postgres"), ["-D", data, ...flags], {
    cwd: "/",
    // Ctrl-C reaches only this process, which stops the server.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...options.env, LC_ALL: "C", TZ: "UTC" },
    ...user,
  });
  try {
    await waitUntilReady(child, options.signal);
  } catch (error) {
    await stopServer(child);
    throw error;
  }
  return {
    toUrl(databaseUrl) {
      // `URL` cannot parse a list of hosts.
      const { username, pathname } = new URL(databaseUrl.replace(/@[^/?#]*/, "@localhost"));
      // As root, this process can use the socket of another user.
      return `postgresql://${username}@localhost:${port}${pathname}?host=${encodeURIComponent(folder)}`;
    },
    stop: () => stopServer(child),
  };
}

function waitUntilReady(child: ChildProcess, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    child.once("error", reject);
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-16_000);
      if (/database system is ready to accept (read-only )?connections/.test(output)) resolve();
    });
    child.once("close", (code) => {
      const errors = output.split("\n").filter((line) => /FATAL|PANIC/.test(line));
      const reason = errors.at(0)?.replace(/^.*?(FATAL|PANIC): */, "") ?? `it ended with code ${code}`;
      reject(new RestoreError(`PostgreSQL could not recover: ${reason}`));
    });
    if (signal.aborted) abort();
  });
}

async function stopServer(child: ChildProcess): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  if (hasEnded() || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  // Immediate shutdown: the copy is deleted anyway. Unlike SIGKILL, it also ends PostgreSQL's other processes.
  child.kill("SIGQUIT");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
