import { type Draft, ScaffoldError } from "./draft.ts";
import { getImportPath, PLACES, type Places } from "./places.ts";
import { toCamel, toSnake, toWords } from "./words.ts";

interface CliCommandOptions {
  summary?: string | undefined;
}

/** @returns the tests to run */
export function draftCliCommand(
  draft: Draft,
  places: Places,
  { name, options: { summary } }: { name: string; options: CliCommandOptions },
): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new ScaffoldError(`"${name}" is not in kebab-case. Use a name such as custodian-links.`);
  const folder = places.findCliFolder();
  const program = places.findSource("svc-program.ts");
  const commands = draft.readBlock(program, /^const COMMANDS\b/);
  if (commands.some((line) => line.startsWith(`  ${name}:`) || line.startsWith(`  "${name}":`)))
    throw new ScaffoldError(`The command svc ${name} already exists in ${program}. Choose another name.`);
  const factory = `${toCamel(name)}Command`;
  const source = `${folder}/${name}-command.ts`;
  const key = name.includes("-") ? `"${name}"` : name;
  draft.create(source, buildCommand(places, { name, factory, source, summary }));
  draft.insertInBlock(program, `  ${key}: async () => (await import("./${name}-command.ts")).${factory},`, {
    opening: /^const COMMANDS\b/,
  });
  draft.insertInBlock(PLACES.cliUsageTest, `  "${name}",`, { opening: /^const COMMANDS\b/ });
  const task = summary ?? toWords(name);
  draft.insertAfterLast(PLACES.svcManual, /^\| .* \| .*`svc .* \|$/, `| ${task} | \`svc ${name}\` |`);
  const test = `${PLACES.cliTests}/svc-${name}.test.ts`;
  draft.create(test, buildCommandTest(name));
  return [test, PLACES.cliUsageTest, "test/svc-commands.test.ts"];
}

interface CommandParts {
  name: string;
  factory: string;
  source: string;
  summary: string | undefined;
}

function buildCommand(places: Places, { name, factory, source, summary }: CommandParts): string {
  const context = getImportPath(source, places.findSource("operator-context.ts"));
  const organizations = getImportPath(source, places.findSource("organizations/organizations.ts"));
  return `import { Command } from "commander";
import { withOperatorContext } from "${context}";
import { listOrganizations } from "${organizations}";
import { print } from "./print.ts";

export function ${factory}(env: NodeJS.ProcessEnv): Command {
  return new Command("${name}")
${summary === undefined ? "    // TODO: Say what the command does, here and in docs/operators/svc.md.\n" : ""}    .description("${summary ?? toWords(name)}")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      // TODO: Replace this with the command's work. Change rows only together with an audit entry.
      const organizations = await withOperatorContext(env, listOrganizations);
      const count = organizations.length;
      print(options.json === true, { object: "${toSnake(name)}", organizations: count }, [
        \`Organizations: \${count}.\`,
      ]);
    });
}
`;
}

function buildCommandTest(name: string): string {
  return `import { describe, expect, it } from "@jest/globals";
import { buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson } from "./run-svc.ts";

describe("svc ${name}", () => {
  const test = useResource(async () => {
    const environment = await createTestEnvironment();
    return { ...environment, stop: () => environment.close() };
  });

  it("0 prints text, and JSON with --json", async () => {
    await buildOrganization(test);
    expect(await runSvcJson(test.env, "${name}")).toEqual({ object: "${toSnake(name)}", organizations: 1 });
    const printed = await runSvc(test.env, "${name}");
    expect(printed).toEqual({ code: 0, stdout: "Organizations: 1.\\n", stderr: "" });
  });

  it("2 for an unknown option", async () => {
    const { code, stdout } = await runSvc(test.env, "${name}", "--unheard-of");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  it("78 without a configuration", async () => {
    const { code, stderr } = await runSvc({}, "${name}");
    expect(code).toBe(78);
    expect(stderr).toContain("DATABASE_URL");
  });
});
`;
}
