import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ENTRY = fileURLToPath(new URL("../src/index.ts", import.meta.url));
export const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--input-type=module"];

/** Starts a server from a child process that keeps running. */
export async function startPostgresInChild(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const script = `
    import { startPostgres } from ${JSON.stringify(ENTRY)};
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, password: "pw" });
    process.stdout.write(String(server.port) + "\\n");
    setInterval(() => {}, 1_000);`;
  const flags = [...FLAGS, "-e", script];
  const child = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once("data", (chunk) => resolve(Number(String(chunk))));
    child.once("exit", () => reject(new Error("The process ended before its server was ready")));
  });
  return { child, port };
}
