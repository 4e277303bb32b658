import { spawn } from "node:child_process";
import { once } from "node:events";
import { toDeployed } from "../load.ts";

/** Runs an `svc` command. @param root folder of other sources @returns the output @throws Error with the output */
export async function runSvc(
  words: readonly string[],
  env: Record<string, string>,
  root?: string,
): Promise<string> {
  const [program, settings] = toDeployed("apps/api/src/cli/svc.ts", env);
  const child = spawn(process.execPath, [...program, ...words], {
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
  if (code !== 0) throw new Error(`svc ${words.join(" ")} exited with ${code}: ${output.slice(-2_000)}`);
  return output;
}
