import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Command } from "commander";
import { createSvcProgram } from "../apps/api/src/cli/svc-program.ts";

const ROOT = join(import.meta.dirname, "..");
const FILES = globSync(
  [
    "docs/operators/**/*.md",
    "deploy/**/*.yml",
    "deploy/**/*.yaml",
    "README.md",
    "docs/security.md",
    ".env.example",
  ],
  { cwd: ROOT },
).toSorted();
const program = await createSvcProgram({});

/** Finds commands in code blocks and inline code, without the leading `svc`. */
function findSvcCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^[ \t]*```(?:sh)?\n([\s\S]*?)^[ \t]*```/gm)].map(
    ([, block = ""]) => block,
  );
  const inline = text.replace(/^[ \t]*```[\s\S]*?^[ \t]*```/gm, "");
  return [
    // In a block, `svc` begins a line or follows `&&`, `$(`, the compose service `migrate`, or `--`.
    ...blocks.flatMap((block) =>
      [...block.matchAll(/(?:^|&& |\$\(|migrate |-- )[ \t]*svc ([^\n|&;)#]+)/gm)].map(
        ([, commandLine = ""]) => commandLine,
      ),
    ),
    ...[...inline.matchAll(/`(?:[^`\n]* )?svc ([a-z-][^`\n]*)`/g)].map(([, commandLine = ""]) => commandLine),
  ].map((commandLine) => commandLine.trim());
}

function findIssue(line: string): string | null {
  const tokens = line.replace(/"[^"]*"/g, "text").split(/\s+/);
  const flags = tokens.filter((token) => token.startsWith("--") && token.length > 2);
  let command: Command = program;
  for (const token of tokens) {
    if (command.commands.length === 0 || token.startsWith("-") || token === "…") break;
    const child = command.commands.find((one) => one.name() === token);
    if (!child) {
      if (command.registeredArguments.length > 0) break;
      return `${command.name()} has no command ${token}`;
    }
    command = child;
  }
  const knownOptions = new Set([
    "--help",
    ...[...program.options, ...command.options].map(({ long }) => long),
  ]);
  const unknown = flags.find((flag) => !knownOptions.has(flag.replace(/[=,.].*$/, "")));
  return unknown ? `${command.name()} has no option ${unknown}` : null;
}

describe("Operator's commands in documents and alerts", () => {
  it("are found in code blocks, inline, and after the program that starts them", () => {
    const text = "`svc doctor` or:\n\n```sh\nsvc db migrate --wait 5 # now\nnpm run svc -- org list\n```\n";
    expect(findSvcCommands(text)).toEqual(["db migrate --wait 5", "doctor"]);
    expect(findSvcCommands("`docker compose run --rm doctor svc db status`")).toEqual(["db status"]);
    expect(["db migrate --wait 5", "db undo", "doctor --fix"].map(findIssue)).toEqual([
      null,
      "db has no command undo",
      "doctor has no option --fix",
    ]);
  });

  it("exist, with their options, wherever a document names them", () => {
    const named = FILES.flatMap((path) =>
      findSvcCommands(readFileSync(join(ROOT, path), "utf8").replaceAll("npm run svc -- ", "svc ")).map(
        (line) => ({ path, line }),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    const wrong = named.flatMap(({ path, line }) => {
      const issue = findIssue(line);
      return issue === null ? [] : [`${path}: svc ${line}: ${issue}`];
    });
    expect(wrong).toEqual([]);
  });

  it("are written as in production, not as in a checkout", () => {
    const paths = FILES.filter((path) => path.startsWith("deploy/") || path.startsWith("docs/operators/"));
    const documentsOfCheckout = paths.filter((path) =>
      readFileSync(join(ROOT, path), "utf8").includes("npm run svc"),
    );
    expect(documentsOfCheckout).toEqual(["docs/operators/svc.md"]);
  });

  it("are on the PATH of the API's image, which also runs the migration and the worker", () => {
    const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
    expect(read("apps/api/Dockerfile")).toMatch(
      /svc\.js "\$@"\\n' >\/usr\/local\/bin\/svc \\\n\s+&& chmod 755/,
    );
    expect(read("docker-compose.yml")).toMatch(/^ {2}migrate:\n(?: {4}.*\n)*? {4}image: svc-api$/m);
    expect(read("deploy/helm/templates/worker.yaml")).toContain(".Values.images.api");
  });
});
