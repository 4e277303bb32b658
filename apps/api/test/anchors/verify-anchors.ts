import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const VERIFIER = fileURLToPath(new URL("../../../../tools/verify-anchors.mjs", import.meta.url));

export function runVerifier(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER, ...args], { encoding: "utf8" });
  return { code: status, stdout, stderr };
}
