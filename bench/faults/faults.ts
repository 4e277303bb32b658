import { execFileSync } from "node:child_process";
import { statfsSync, unlinkSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildShiftedClockEnv } from "@svc/testing";
import { DURATION_MS, type Fault, freeze } from "./fault.ts";
import { REDIS_FAULTS } from "./redis-faults.ts";
import type { Site } from "./site.ts";
import type { SupervisedProgram } from "./supervised.ts";

const createSignalFault = (
  name: string,
  signal: "SIGKILL" | "SIGTERM",
  getPrograms: (site: Site) => SupervisedProgram[],
): Fault => ({
  name: `${name}: one of two processes, ${signal}`,
  async inject(site) {
    const [program] = getPrograms(site);
    if (!program) return;
    const { unexpectedExits } = program;
    program.signal(signal);
    while (program.unexpectedExits === unexpectedExits) await pause(20);
    await program.waitUntilReady();
  },
});

const createSignalFaults = (signal: "SIGKILL" | "SIGTERM"): Fault[] => [
  createSignalFault("API", signal, ({ api }) => api),
  createSignalFault("widget service", signal, ({ widget }) => widget),
  createSignalFault("worker", signal, ({ worker }) => worker),
];

function toMultiHostUrl(url: string, ports: readonly (string | number)[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(",");
  return `${url.replace(new URL(url).host, hosts)}?target_session_attrs=read-write`;
}

const POSTGRES_FAULTS: Fault[] = [
  {
    name: "PostgreSQL restarted",
    async inject({ servers }) {
      await servers.postgres.stop();
      await servers.startPostgresAgain();
    },
  },
  {
    name: "PostgreSQL killed, down for 5 s",
    async inject({ servers }) {
      await servers.killPostgres();
      await pause(DURATION_MS);
      await servers.startPostgresAgain();
    },
  },
  { name: "PostgreSQL frozen for 5 s", inject: ({ servers }) => freeze(servers.listPostgresPids()) },
  {
    name: "PostgreSQL read-only for 5 s",
    async inject(site) {
      const reload = "SELECT pg_reload_conf()";
      await site.servers.run("ALTER SYSTEM SET default_transaction_read_only = on", reload);
      await pause(DURATION_MS);
      const allowWrites = "SET default_transaction_read_only = off";
      await site.servers.run(allowWrites, "ALTER SYSTEM RESET default_transaction_read_only", reload);
    },
  },
  {
    name: "PostgreSQL's disk full for 5 to 10 s",
    needs: "namespace",
    async inject({ servers, folder }) {
      const { ended } = servers.postgres;
      const ballast = join(folder, "ballast");
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      // Waits until PostgreSQL stops or five seconds pass, then keeps the disk full for five more seconds.
      await Promise.race([ended, pause(DURATION_MS)]);
      await pause(DURATION_MS);
      unlinkSync(ballast);
      // PostgreSQL stops if it cannot write its log; a supervisor would restart it.
      const isUp = await servers.connect().then(
        (client) => client.end().then(() => true),
        () => false,
      );
      if (!isUp) await servers.startPostgresAgain();
    },
  },
  {
    name: "PostgreSQL out of connections for 5 s",
    async inject(site) {
      const clients = [];
      // Ends the services' connections, so that the loop can take them all.
      await site.servers.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'svc%'",
      );
      for (;;) {
        const client = await site.servers.connect().catch(() => null);
        if (!client) break;
        clients.push(client);
      }
      await pause(DURATION_MS);
      await Promise.all(clients.map((client) => client.end()));
    },
  },
  {
    name: "PostgreSQL killed, its standby promoted",
    async inject({ servers }) {
      const standby = await servers.startStandby();
      await servers.killPostgres();
      await standby.promote();
      servers.routeToPrimary();
    },
  },
  {
    name: "PostgreSQL killed, its standby promoted, both servers in the URL",
    async inject({ servers, api, widget, worker }) {
      const programs = [...api, ...widget, ...worker];
      const restartAll = async (toUrl: (url: string) => string) => {
        for (const index of [0, 1])
          await Promise.all([api, widget, worker].map((pair) => pair[index]?.restart(toUrl)));
      };
      const standby = await servers.startStandby();
      const ports = [servers.postgres.port, new URL(standby.url).port];
      await restartAll((url) => toMultiHostUrl(url, ports));
      await servers.killPostgres();
      await standby.promote();
      // The services reach the new primary only through their multi-host URL.
      for (const program of programs) await program.waitUntilReady();
      await pause(DURATION_MS);
      servers.routeToPrimary();
      await restartAll((url) => url);
    },
  },
];

const ENVIRONMENT_FAULTS: Fault[] = [
  {
    name: "clocks of one API and one worker 40 s ahead",
    async inject({ api, worker }) {
      const programs = [api[0], worker[0]].filter((program) => program !== undefined);
      for (const program of programs) {
        await program.stop("SIGTERM");
        await program.start(buildShiftedClockEnv(40_000));
      }
      await pause(DURATION_MS);
      for (const program of programs) {
        await program.stop("SIGTERM");
        await program.start();
      }
    },
  },
  {
    name: "500 clients that send one byte a second",
    async inject({ api, widget }) {
      const sockets: Socket[] = [];
      for (const { url } of [api[0], widget[0]].filter((program) => program !== undefined)) {
        const { port, hostname } = new URL(url);
        for (let count = 0; count < 250; count += 1) {
          const socket = connect(Number(port), hostname).on("error", () => {});
          socket.write("POST /v1/rollovers HTTP/1.1\r\nHost: a\r\nX-Slow: ");
          sockets.push(socket);
        }
      }
      for (let second = 0; second < DURATION_MS / 1000; second += 1) {
        for (const socket of sockets) socket.write("a");
        await pause(1_000);
      }
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: "one packet in fifty lost for 10 s",
    needs: "nft",
    async inject() {
      const nft = (words: string) => execFileSync("nft", words.split(" "));
      nft("add table ip faults");
      nft("add chain ip faults input { type filter hook input priority 0 ; }");
      nft("add rule ip faults input numgen random mod 50 == 0 drop");
      await pause(2 * DURATION_MS);
      nft("delete table ip faults");
    },
  },
];

export const FAULTS: readonly Fault[] = [
  ...createSignalFaults("SIGKILL"),
  ...createSignalFaults("SIGTERM"),
  ...POSTGRES_FAULTS,
  ...REDIS_FAULTS,
  ...ENVIRONMENT_FAULTS,
];
