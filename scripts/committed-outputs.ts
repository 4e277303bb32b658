import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { ROOT, StackError } from "./stack/settings.ts";

// These outputs are committed, because generating them needs 500 MB of packages.

interface CommittedOutput {
  /** Contains the output and the digest of the inputs. */
  folder: string;
  inputs: readonly string[];
  /** Folder of the packages that generate the output. */
  tools: string;
  command: readonly [program: string, ...args: string[]];
}

const OUTPUTS: readonly CommittedOutput[] = [
  {
    folder: "packages/database/src/generated",
    inputs: ["packages/database/prisma/*.{prisma,ts}"],
    tools: "packages/database/prisma",
    command: ["prisma", "generate"],
  },
  {
    folder: "packages/graphiql/built",
    inputs: ["packages/graphiql/build/{*,browser/*}.ts", "packages/service-kit/browser-bundle.ts"],
    tools: "packages/graphiql/build",
    command: [process.execPath, "bundle-pages.ts"],
  },
];
const DIGEST_FILE = "inputs.sha256";

/** Generates the outputs whose inputs changed. @throws StackError if generating fails */
export async function refreshOutputs(): Promise<void> {
  for (const output of OUTPUTS) {
    if (readRecordedDigest(output) !== digestFiles(listInputs(output))) await generate(output);
  }
}

/** Generates all outputs. @returns the folders that changed */
export async function findStaleOutputs(): Promise<string[]> {
  const stale = [];
  for (const output of OUTPUTS) {
    const before = digestFiles(listFiles(output.folder));
    await generate(output);
    if (digestFiles(listFiles(output.folder)) !== before) stale.push(output.folder);
  }
  return stale;
}

const listFiles = (folder: string) =>
  globSync(`${folder}/**`, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
const listInputs = ({ inputs, tools }: CommittedOutput) => [
  ...globSync([...inputs], { cwd: ROOT }),
  `${tools}/package-lock.json`,
];

function digestFiles(files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of [...files].sort()) digest.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return digest.digest("hex");
}

function readRecordedDigest({ folder }: CommittedOutput): string | null {
  try {
    return readFileSync(join(ROOT, folder, DIGEST_FILE), "utf8").trim();
  } catch {
    return null;
  }
}

async function generate(output: CommittedOutput): Promise<void> {
  const { folder, tools, command } = output;
  await ensureInstalled(tools);
  await rm(join(ROOT, folder), { recursive: true, force: true });
  await runIn(tools, command);
  await writeFile(join(ROOT, folder, DIGEST_FILE), `${digestFiles(listInputs(output))}\n`);
}

function runIn(folder: string, [program, ...args]: CommittedOutput["command"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const cwd = join(ROOT, folder);
    const PATH = [join(cwd, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0
        ? resolve()
        : reject(new StackError(`${folder}: ${[program, ...args].join(" ")} failed:\n${output.trim()}`)),
    );
  });
}
