import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess, findFreePort, startChildServer } from "@svc/local-servers";
import { findProgram } from "./find-program.ts";

export interface TestClamd {
  port: number;
  socket: string;
  stop(): Promise<void>;
}

/**
 * Starts clamd with one signature, `Svc.Test`.
 *
 * @param malware text that the signature matches
 * @param streamMaxLength clamd's option `StreamMaxLength`, the maximum size of a scanned file
 */
export async function startClamd(malware: string, streamMaxLength = "11M"): Promise<TestClamd> {
  const program = findProgram(["clamd"]);
  if (program === null) throw new Error("clamd is not on the PATH");
  const folder = mkdtempSync(join(tmpdir(), "svc-clamd-"));
  const cancelCleanup = endWithThisProcess({ folder });
  chmodSync(folder, 0o755);
  const signatures = join(folder, "signatures");
  mkdirSync(signatures);
  writeFileSync(join(signatures, "test.ndb"), `Svc.Test:0:*:${Buffer.from(malware).toString("hex")}\n`);
  const port = await findFreePort();
  const socket = join(folder, "clamd.ctl");
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    `TCPAddr 127.0.0.1\nTCPSocket ${port}`,
    `LocalSocket ${socket}`,
    `StreamMaxLength ${streamMaxLength}`,
  ];
  writeFileSync(join(folder, "clamd.conf"), settings.join("\n"));
  const server = await startChildServer({
    name: "clamd",
    command: program,
    args: ["-c", join(folder, "clamd.conf")],
    ready: /Self checking every/,
    timeoutMs: 60_000,
    signal: "TERM",
  });
  return {
    port,
    socket,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      cancelCleanup();
    },
  };
}
