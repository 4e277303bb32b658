import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../stack/settings.ts";
import type { Tool } from "./tools.ts";
import type { WatchedStack } from "./watched-stack.ts";

const SAMPLES = join(ROOT, "examples/clients");
const TIMEOUT_MS = 600_000;

/** Options of Vite and Next.js projects. */
const TSCONFIG = {
  compilerOptions: {
    target: "es2024",
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  },
};

/** Runs a tool's client against the stack. @returns the failure, or null */
export async function tryTool(tool: Tool, { demo, takeCalls }: WatchedStack): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "svc-client-"));
  const env = {
    ...process.env,
    // `npm run` has set this to the repository, so `npm install` would install the packages there.
    npm_config_local_prefix: folder,
    PATH: [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env.PATH].join(":"),
    SVC_API_URL: demo.SVC_API_URL,
    SVC_AK: demo.SVC_AK,
  };
  const run = async ([program = "", ...rawArgs]: readonly string[]) => {
    const args = rawArgs.map((arg) =>
      arg.replace("SVC_API_URL", demo.SVC_API_URL ?? "").replace("SVC_AK", demo.SVC_AK ?? ""),
    );
    try {
      const options = { cwd: folder, env, timeout: TIMEOUT_MS, maxBuffer: 100_000_000 };
      await promisify(execFile)(program, args, options);
    } catch (error) {
      const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
      throw new Error([message.split("\n")[0], stdout, stderr].join("\n").slice(0, 4_000));
    }
  };
  try {
    const files = { "package.json": '{"private":true,"type":"module"}', ...tool.files };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
    for (const name of tool.samples) copyFileSync(join(SAMPLES, name), join(folder, name));
    await run(["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", ...tool.packages]);
    for (const command of tool.generate) await run(command);
    await takeCalls();
    const failure = await run(tool.run).then(
      () => null,
      (error: Error) => error.message,
    );
    const calls = await takeCalls();
    const failedCalls = calls.filter(({ status }) => status < 200 || status > 299);
    const missingCalls = tool.calls.filter((call) => !calls.some((made) => made.call === call));
    const issues = [
      ...failedCalls.map(({ call, status }) => `${call} returned ${status}`),
      ...missingCalls.map((call) => `The client did not call ${call}`),
      ...(failure === null ? [] : [failure]),
    ];
    return issues.length === 0 ? null : issues.join("\n");
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
