import { spawn } from "node:child_process";
import { once } from "node:events";
import { buildDeployedCommand } from "../load.ts";

/** @param root folder of another release's sources @returns the output @throws Error with the output */
export async function runSvc(
  args: readonly string[],
  env: Record<string, string>,
  root?: string,
): Promise<string> {
  const [programArgs, settings] = buildDeployedCommand("apps/api/src/cli/svc.ts", env);
  const child = spawn(process.execPath, [...programArgs, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: root,
    env: { ...process.env, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`svc ${args.join(" ")} exited with ${code}: ${output.slice(-2_000)}`);
  return output;
}
