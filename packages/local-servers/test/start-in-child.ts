import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ENTRY = fileURLToPath(new URL("../src/index.ts", import.meta.url));
export const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--input-type=module"];

/** Starts PostgreSQL from a child process that keeps running. */
export function startPostgresInChild(dataDir: string): Promise<ServerOfChild> {
  return startInChild(`startPostgres({ dataDir: ${JSON.stringify(dataDir)}, password: "pw" })`);
}

/** Starts Redis from a child process that keeps running. */
export function startRedisInChild(dataDir: string): Promise<ServerOfChild> {
  return startInChild(`startRedis({ dataDir: ${JSON.stringify(dataDir)} })`);
}

interface ServerOfChild {
  child: ChildProcess;
  port: number;
}

async function startInChild(expression: string): Promise<ServerOfChild> {
  const script = `
    import { startPostgres, startRedis } from ${JSON.stringify(ENTRY)};
    const server = await ${expression};
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
