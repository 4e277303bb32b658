import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import type { SampleLanguage, Step } from "./guide-file.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON_PATH = join(ROOT, "sdks/python/src");

/** Separates the outputs of commands or samples. Guides never print it. */
const MARK = "\u001e";

/** A process that runs parts (commands or samples), and prints `MARK` after each. */
interface Run {
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Text of each part, for error messages. */
  parts: readonly string[];
}

/**
 * Runs commands as if they were pasted into one shell.
 * @param port port of the guide's webhook receiver
 * @returns each command's output
 * @throws Error naming a command that fails or writes to stderr
 */
export function runCommands(folder: string, commands: readonly string[], port: number): Promise<string[]> {
  // Kill background processes at exit.
  const prelude = "set -euo pipefail; trap 'kill $(jobs -p) 2> /dev/null || true' EXIT";
  const script = [prelude, ...commands.map((command) => `${command}\nprintf '${MARK}'`)];
  const env = { PORT: String(port), PYTHONPATH: PYTHON_PATH, npm_config_update_notifier: "false" };
  return run(folder, { command: "bash", args: ["-c", script.join("\n")], env, parts: commands });
}

/** Each language's program, the statement that ends a part, and the call of a shared command. */
const LANGUAGES = {
  ts: {
    program: [process.execPath, "--conditions=source", "guide.ts"],
    mark: `process.stdout.write(${JSON.stringify(MARK)});\n`,
    run: (command: string) =>
      `(await import("node:child_process")).execFileSync("bash", ["-ec", ${JSON.stringify(command)}]);\n`,
  },
  python: {
    program: ["python3", "-B", "guide.py"],
    mark: `print(${JSON.stringify(MARK)}, end="", flush=True)\n`,
    run: (command: string) =>
      `__import__("subprocess").check_output(["bash", "-ec", ${JSON.stringify(command)}])\n`,
  },
} as const satisfies Record<SampleLanguage, object>;

/**
 * Runs the samples of one language as one program, with shared commands in their places.
 * @param guide.port port of the guide's webhook receiver
 * @returns the output of each step with a sample in the language
 * @throws Error naming a step that fails or writes to stderr
 */
export async function runSamples(
  folder: string,
  language: SampleLanguage,
  { steps, port }: { steps: readonly Step[]; port: number },
): Promise<string[]> {
  const { program, mark, run: runCommand } = LANGUAGES[language];
  const parts: string[] = [];
  let text = "";
  for (const { samples, command, isShared } of steps) {
    const code = samples[language]?.code;
    if (code !== undefined) {
      parts.push(code);
      text += code + mark;
    } else if (isShared) text += runCommand(command);
  }
  await writeFile(join(folder, program.at(-1) ?? ""), text);
  const demo = parseEnv(readFileSync(join(folder, ".data/demo.env"), "utf8")) as Record<string, string>;
  const env = { ...demo, PORT: String(port), PYTHONPATH: PYTHON_PATH, npm_config_update_notifier: "false" };
  const [command, ...args] = program;
  return run(folder, { command, args, env, parts });
}

/** Runs a process in the folder. @returns each part's output @throws Error naming the part that failed */
async function run(folder: string, { command, args, env, parts }: Run): Promise<string[]> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { HOME: folder, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outputs = stdout.split(MARK);
  if (code !== 0 || stderr !== "") {
    const failed = parts[outputs.length - 1] ?? "";
    throw new Error(`${command} ended with ${code}: ${stderr}\n${failed}\n${outputs.at(-1)}`);
  }
  return outputs.slice(0, -1);
}

/** Compiles programs. @returns the compiler's messages; empty if the programs are correct */
export async function compileSamples(programs: readonly { name: string; text: string }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-guide-types-"));
  try {
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    // Makes each file a module.
    await Promise.all(programs.map(({ name, text }) => writeFile(join(folder, name), `${text}export {};\n`)));
    const compilerOptions = { composite: false, noEmit: true, allowImportingTsExtensions: true };
    const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions, include: ["*.ts"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const child = spawn(process.execPath, [tsc, "-p", folder], { stdio: ["ignore", "pipe", "inherit"] });
    return await text(child.stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
