import { readFile } from "node:fs/promises";
import { InvalidArgumentError } from "commander";
import { CliError } from "../exit-codes.ts";
import { readStandardInput } from "./prompts.ts";

export type JsonObject = Record<string, unknown>;

/** Reads a JSON object from a file, or from standard input for `-`. @throws CliError for anything else */
export async function readJsonObject(path: string): Promise<JsonObject> {
  const text = await readText(path);
  const value = parseJson(text);
  if (!isObject(value))
    throw new CliError(`${path === "-" ? "Standard input" : path} must contain a JSON object.`);
  return value;
}

async function readText(path: string): Promise<string> {
  if (path === "-") return readStandardInput();
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`Cannot read ${path}: ${error.code}.`);
  });
}

/** Parses `name=text` or `name:=json`, repeatable. Dots set nested fields: `destination.accountNumber=…` */
export function parseField(text: string, previous: JsonObject = {}): JsonObject {
  const [, name, operator, value = ""] = /^([\w.-]+)(:?=)(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError("It must be name=text or name:=json.");
  const parsed = operator === "=" ? value : parseJson(value);
  if (parsed === undefined) throw new InvalidArgumentError(`${name} must be followed by JSON.`);
  return mergeObjects(previous, nest(name.split("."), parsed));
}

/** Merges deeply. `changes` wins. */
export function mergeObjects(base: JsonObject, changes: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const before = merged.get(name);
    merged.set(name, isObject(before) && isObject(value) ? mergeObjects(before, value) : value);
  }
  // `fromEntries` defines fields, so a field named `__proto__` changes no prototype.
  return Object.fromEntries(merged);
}

const nest = (names: readonly string[], value: unknown): JsonObject =>
  names.reduceRight((inner: unknown, name) => Object.fromEntries([[name, inner]]), value) as JsonObject;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
