import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";

const ROOT = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const SET_BY_OTHER_PROGRAMS = new Set(["PATH", "PRISMA_SCHEMA_ENGINE_BINARY", "CI", "TERM"]);

async function findReadVariables(): Promise<Set<string>> {
  const names = new Set<string>();
  const files = glob(
    [
      "apps/*/src/**/{config,*-config}.ts",
      "packages/service-kit/src/**/*-config.ts",
      "apps/*/src/operator-context.ts",
      "apps/*/src/cli/*.ts",
      "scripts/**/*.ts",
      "docker-compose.yml",
    ],
    { cwd: ROOT },
  );
  for await (const file of files) {
    const text = read(file);
    for (const [, name] of text.matchAll(
      /([A-Z][A-Z0-9_]+): (?:configFields|portField|parsedField|portalUrlField|z\b)/g,
    ))
      names.add(name ?? "");
    for (const [, name] of text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)) names.add(name ?? "");
    for (const [, name] of text.matchAll(/readPort\("([A-Z_]+)"/g)) names.add(name ?? "");
    if (!file.endsWith(".yml")) continue;
    for (const [, name] of text.matchAll(/\$\{([A-Z][A-Z0-9_]+)[:}]/g)) names.add(name ?? "");
  }
  return new Set([...names].filter((name) => !SET_BY_OTHER_PROGRAMS.has(name)));
}

describe(".env.example", () => {
  const documented = new Set(
    [...read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );

  it("lists exactly the variables that are read", async () => {
    const readVariables = await findReadVariables();
    expect([...documented].sort()).toEqual([...readVariables].sort());
    expect(readVariables.size).toBeGreaterThan(15);
  });
});
