import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

const MODULE = "github.com/svc/svc-go";
const README_IMPORTS = ["context", "errors", "fmt", "io", "log", "net/http", "os", MODULE];

/** Returns the environment of `go`. The client has no dependencies, so it needs no network and no C compiler. */
export function getGoEnvironment(folder: string): NodeJS.ProcessEnv {
  const cache = process.env.HOME || process.env.GOCACHE ? {} : { GOCACHE: join(folder, "go-cache") };
  return { ...process.env, ...cache, CGO_ENABLED: "0", GOFLAGS: "", GOPROXY: "off", GOTOOLCHAIN: "local" };
}

/** Compiles a package of a module to `go-<name>`. */
export async function buildGo(folder: string, module: string, path: string): Promise<void> {
  const program = join(folder, `go-${basename(path)}`);
  await execute("go", ["build", "-o", program, path], { cwd: module, env: getGoEnvironment(folder) });
}

/** Compiles a README's code blocks (functions, or statements of `main`) to `go-readme`. */
export async function buildGoReadme(
  folder: string,
  module: string,
  blocks: readonly string[],
): Promise<void> {
  const readme = join(folder, "go-readme-module");
  await mkdir(join(readme, "readme"), { recursive: true });
  const isFunction = (block: string) => block.startsWith("func ");
  const statements = blocks.filter((block) => !isFunction(block)).join("\n");
  const program = `package main

import (
${README_IMPORTS.map((name) => `\t"${name}"`).join("\n")}
)

func main() {
	ctx := context.Background()
${statements.replaceAll(/^import .*$/gm, "")}}

${blocks.filter(isFunction).join("\n")}`;
  await writeFile(join(readme, "readme/main.go"), program);
  await writeFile(
    join(readme, "go.mod"),
    `module example.com/readme\n\ngo 1.19\n\nrequire ${MODULE} v0.0.0\n\nreplace ${MODULE} => ${module}\n`,
  );
  await buildGo(folder, readme, "./readme");
}
