import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as keys from "../src/index.ts";

const root = join(import.meta.dirname, "..");
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
const sources = files
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(root, "src", file), "utf8"));

const SPECIFIER = /(?:\bfrom|\bimport|\brequire|\bgetBuiltinModule)\s*\(?\s*["'`]([^"'`]+)["'`]/g;

describe("The keys package", () => {
  it("imports only node:crypto and its own files", () => {
    const specifiers = sources.flatMap((source) =>
      [...source.matchAll(SPECIFIER)].map((match) => match[1] ?? ""),
    );
    const external = new Set(specifiers.filter((specifier) => !/^\.\/[a-z0-9-]+\.ts$/.test(specifier)));
    expect([...external]).toEqual(["node:crypto"]);
  });

  it("has no dependencies", () => {
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(Object.keys(manifest).filter((field) => /dependencies/i.test(field))).toEqual([]);
  });

  it("exports exactly its public API", () => {
    expect(Object.keys(keys).sort()).toEqual([
      "CREDENTIAL_SCOPES",
      "CREDENTIAL_TYPES",
      "ENVIRONMENTS",
      "KEY_LENGTH",
      "KEY_PATTERN",
      "KEY_TYPES",
      "SCOPES",
      "findDisallowedScopes",
      "formatKeyHint",
      "generateApiKey",
      "hasScope",
      "hashApiKey",
      "hashApiKeyCandidates",
      "isScope",
      "parseApiKey",
      "parsePeppers",
      "redactApiKeys",
    ]);
    expect(keys.KEY_LENGTH).toBe(61);
    expect(keys.ENVIRONMENTS).toEqual(["test", "live"]);
    expect(keys.KEY_TYPES).toEqual(["pk", "sk", "ak"]);
  });
});
