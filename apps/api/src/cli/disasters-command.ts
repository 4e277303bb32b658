import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { readDeclarations } from "../rollovers/tax/disasters/declaration-store.ts";
import type { DisasterArea, DisasterDeclaration } from "../rollovers/tax/disasters/disaster-declaration.ts";
import { type LoadedDeclarations, loadDeclarations } from "../rollovers/tax/disasters/load-declarations.ts";
import { parseDeclarations } from "../rollovers/tax/disasters/parse-declarations.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

interface LoadOptions {
  dryRun?: true;
  json?: true;
}

export function disastersCommand(env: NodeJS.ProcessEnv): Command {
  const disasters = new Command("disasters").description(
    "manage the disaster declarations that postpone deadlines",
  );

  disasters
    .command("load")
    .description("add and update declarations from a JSON file, all or nothing; nothing is deleted")
    .argument("<file>", "JSON file, or - for standard input")
    .option("--dry-run", "print the changes without applying them")
    .option("--json", "print JSON")
    .action(async (file: string, options: LoadOptions) => {
      const content = await readText(file);
      const declarations = parseDeclarations(content);
      const dryRun = options.dryRun === true;
      const loaded = await withOperatorContext(env, (ctx) =>
        loadDeclarations(ctx, declarations, { actor: OPERATOR, dryRun, fileDigest: hash("sha256", content) }),
      );
      print(options.json === true, toReport(loaded, dryRun), formatChanges(loaded, dryRun));
    });

  disasters
    .command("list")
    .description("list the latest version of each declaration")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const declarations = await withOperatorContext(env, (ctx) => readDeclarations(ctx.db.sql));
      print(options.json === true, declarations.map(toJson), formatDeclarations(declarations));
    });

  return disasters;
}

async function readText(file: string): Promise<string> {
  try {
    return file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function toReport({ added, updated, unchanged }: LoadedDeclarations, dryRun: boolean) {
  return {
    object: "disaster_load",
    dryRun,
    added: added.map(({ id }) => id),
    updated: updated.map(({ id, version }) => ({ id, version })),
    unchanged,
  };
}

function formatChanges({ added, updated, unchanged }: LoadedDeclarations, dryRun: boolean): string[] {
  const changed = [...added, ...updated].map(
    ({ id, version, postponedUntil }) => `${id}  version ${version}, postponed until ${postponedUntil}`,
  );
  const counts = `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged.`;
  return [...changed, dryRun ? `${counts} Nothing was applied.` : counts];
}

function toJson({ loadedAt, ...declaration }: DisasterDeclaration) {
  return { ...declaration, loadedAt: loadedAt.toISOString() };
}

function formatDeclarations(declarations: readonly DisasterDeclaration[]): string[] {
  if (declarations.length === 0) return ["No disaster declarations. Load them with svc disasters load."];
  const rows = declarations.map((declaration) => [
    declaration.id,
    String(declaration.version),
    declaration.startsOn,
    declaration.postponedUntil,
    declaration.areas.map(formatArea).join("; "),
    declaration.title,
  ]);
  const heading = [
    "ID",
    "VERSION",
    "FROM",
    "POSTPONED UNTIL",
    { title: "AREAS", canTruncate: true },
    { title: "TITLE", canTruncate: true },
  ] as const;
  return formatTable(heading, rows);
}

function formatArea({ state, counties }: DisasterArea): string {
  return counties === null ? state : `${state}: ${counties.join(", ")}`;
}
