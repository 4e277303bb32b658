import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { NEWTONSOFT } from "@svc/testing";

const execute = promisify(execFile);

const USINGS = ["System", "System.Collections.Generic", "System.Threading.Tasks"];

/** Compiles a program with the client in `project`, to `<name>.exe`. */
export async function buildCSharp(
  folder: string,
  project: string,
  { name, file }: { name: string; file: string },
): Promise<void> {
  const program = join(folder, `${name}.exe`);
  const sources = (await readdir(join(project, "src"))).map((source) => join(project, "src", source));
  const references = ["System.Net.Http.dll", "System.Core.dll", NEWTONSOFT].map((one) => `-r:${one}`);
  await execute("mcs", [
    "-langversion:7",
    "-warnaserror",
    ...references,
    `-out:${program}`,
    ...sources,
    file,
  ]);
}

/** Compiles a README's code blocks (methods, or statements of the main program) to `csharp-readme.exe`. */
export async function buildCSharpReadme(
  folder: string,
  project: string,
  blocks: readonly string[],
): Promise<void> {
  const isMethod = (block: string) => block.startsWith("static ");
  const statements = blocks.filter((block) => !isMethod(block)).join("\n");
  const program = `${USINGS.map((name) => `using ${name};\n`).join("")}using Svc.Client;

public static class Readme
{
public static void Main() { RunAsync().GetAwaiter().GetResult(); }

static async Task RunAsync()
{
${statements.replaceAll(/^using \S+;$/gm, "")}}

${blocks.filter(isMethod).join("\n")}}
`;
  const file = join(folder, "Readme.cs");
  await writeFile(file, program);
  await buildCSharp(folder, project, { name: "csharp-readme", file });
}
