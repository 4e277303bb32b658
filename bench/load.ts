import { spawn } from "node:child_process";
import { once } from "node:events";
import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import type { TestEnvironment } from "@svc/testing";
import { pinTo } from "./load/pin.ts";
import type { Server } from "./load/variant.ts";

export { median } from "./load/measure.ts";

/** Starts a server, and waits for its URL. @param options.isPinned pins it to the core for servers */
export async function startServer(
  args: readonly string[],
  env: Record<string, string>,
  { isPinned = true }: { isPinned?: boolean } = {},
): Promise<Server> {
  const program = [process.execPath, ...args];
  const [command = "", ...words] = isPinned ? pinTo("server", program) : program;
  const child = spawn(command, words, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on("message", (message: { url?: string }) => message.url && resolve(message.url));
    child.once("close", (code) => reject(new Error(`${args.at(-1)} exited with ${code}`)));
  });
  // taskset execs the command, so the pid is the server's.
  return { url, pid: child.pid ?? 0, child };
}

/** Starts a program that prints its URL and exits when its stdin closes. */
export async function startProgram(program: string, env: Record<string, string>): Promise<Server> {
  const [command = "", ...words] = pinTo("server", [program]);
  const child = spawn(command, words, {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text).trim()));
    child.once("close", (code) => reject(new Error(`${program} exited with ${code}`)));
  });
  return { url, pid: child.pid ?? 0, child };
}

export async function startStoppable(...input: Parameters<typeof startServer>) {
  const server = await startServer(...input);
  return { ...server, stop: () => stopServer(server) };
}

/** Returns production settings, without limits that the load would reach. */
export function buildProductionEnv(test: TestEnvironment): Record<string, string> {
  return { ...test.env, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "10000000" };
}

/** Returns arguments and variables of a built program. @param source such as `apps/api/src/main.ts` */
export const buildDeployedCommand = (source: string, env: Record<string, string>) =>
  [[...BUILT_FLAGS, ...getBuiltProgramArgs(source)], { ...BUILT_ENV, ...env }] as const;

export async function stopServer({ child }: Server): Promise<void> {
  const ended = once(child, "exit");
  if (child.connected) child.disconnect();
  else child.stdin?.end();
  await ended;
}
