import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const CONFIG = fileURLToPath(new URL("fixtures/jest.config.mjs", import.meta.url));

interface ReportedTest {
  title: string;
  status: string;
  failureMessages: string[];
}

/**
 * Results of a run. `files` is empty if Jest stops at the first failure, because it then writes no report.
 */
export interface Report {
  code: number | null;
  output: string;
  files: Record<string, { message: string; tests: ReportedTest[] }>;
  /** Number of processes in which the test files ran, if the files recorded them. */
  processCount: number;
}

/**
 * @param names files of `fixtures`, without `.fixture.ts`
 * @param pidsFile file to which some fixtures append their process IDs
 */
export function startJest(names: string[], pidsFile: string, ...args: string[]): ChildProcess {
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];
  const files = names.map((name) => join(dirname(CONFIG), `${name}.fixture.ts`));
  return spawn(process.execPath, [...flags, "--config", CONFIG, ...args, "--runTestsByPath", ...files], {
    cwd: ROOT,
    env: { ...process.env, FORCE_COLOR: "0", PIDS_FILE: pidsFile },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

export async function runJest(names: string[], ...args: string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "svc-runner-"));
  const outputFile = join(folder, "report.json");
  const pidsFile = join(folder, "pids");
  const child = startJest(names, pidsFile, ...args, "--json", `--outputFile=${outputFile}`);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const report = JSON.parse(readIfExists(outputFile) || '{ "testResults": [] }');
  const files: Report["files"] = {};
  for (const { name, message, assertionResults } of report.testResults) {
    files[name.split("/").at(-1).replace(".fixture.ts", "")] = { message, tests: assertionResults };
  }
  const processCount = new Set(readIfExists(pidsFile).split("\n").filter(Boolean)).size;
  rmSync(folder, { recursive: true });
  return { ...report, code, output, files, processCount };
}
