import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "@svc/testing";

const SOURCE = fileURLToPath(new URL("servers/go/main.go", import.meta.url));
/** Sources of Debian's golang-*-dev packages. */
const DEBIAN_GOPATH = "/usr/share/gocode";
const PGX = "src/github.com/jackc/pgx/v4";

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/** Builds the Go server, (j) in README.md. @returns its path; null, with a message, if Go or pgx is missing */
export function buildGoServer(folder: string, schemas: Record<string, object>): string | null {
  const go = findProgram(["go"]);
  if (go === null) return reportMissing("Go is not on the PATH");
  const gopath = execFileSync(go, ["env", "GOPATH"], { encoding: "utf8" })
    .trim()
    .split(delimiter)
    .concat(DEBIAN_GOPATH);
  if (!gopath.some((path) => existsSync(join(path, PGX))))
    return reportMissing(`pgx is in none of ${gopath.join(", ")} (Debian: golang-github-jackc-pgx-v4-dev)`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(SOURCE, join(folder, "main.go"));
  writeFileSync(join(folder, "types.go"), writeTypes(schemas as Record<string, Schema>));
  const program = join(folder, "server");
  const env = { ...process.env, GOPATH: gopath.join(delimiter), GO111MODULE: "off", CGO_ENABLED: "0" };
  execFileSync(go, ["build", "-o", program, "main.go", "types.go"], { cwd: folder, env, stdio: "inherit" });
  return program;
}

function reportMissing(reason: string): null {
  console.error(`The Go server is skipped: ${reason}.`);
  return null;
}

const SCALARS: Record<string, string> = {
  string: "string",
  integer: "int64",
  number: "float64",
  boolean: "bool",
};

/** Returns a Go struct of the API's response and the columns that fill it. */
function writeTypes(schemas: Record<string, Schema>): string {
  const { properties: all = {}, required = [] } = schemas.Rollover ?? {};
  // Optional fields are sent only on request.
  const properties = Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name)));
  const names = Object.keys(properties).filter((name) => name !== "object" && name !== "environment");
  const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const isTime = (name: string) => name === "createdAt" || name === "updatedAt";
  const structFields = Object.entries(properties).map(
    ([name, schema]) =>
      `${toGoName(name)} ${isTime(name) ? "Time" : toGo(schema, schemas)} \`json:"${name}"\``,
  );
  const fieldPointers = names.map((name) => `&r.${toGoName(name)}${isTime(name) ? ".Time" : ""}`);
  return `package main

const columns = "${names.map(toColumn).join(", ")}"

type Rollover struct {
${structFields.join("\n")}
}

func (r *Rollover) fields() []any {
	return []any{${fieldPointers.join(", ")}}
}
`;
}

const toGoName = (field: string) => (field === "id" ? "ID" : field.charAt(0).toUpperCase() + field.slice(1));

function toGo(schema: Schema, schemas: Record<string, Schema>): string {
  const { $ref, anyOf, properties, items, required = [] } = schema;
  if ($ref) return toGo(schemas[$ref.slice("#/components/schemas/".length)] ?? {}, schemas);
  const [first, second] = anyOf ?? [];
  if (first && second?.type === "null") return `*${toGo(first, schemas)}`;
  const [type, nullable] = [schema.type].flat();
  if (nullable === "null") return `*${SCALARS[type ?? ""]}`;
  if (items) return `[]${toGo(items, schemas)}`;
  if (!properties) return SCALARS[type ?? ""] ?? "map[string]string";
  const structFields = Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name);
    const go = `${isRequired ? "" : "*"}${toGo(field, schemas)}`;
    return `${toGoName(name)} ${go} \`json:"${name}${isRequired ? "" : ",omitempty"}"\``;
  });
  return `struct {\n${structFields.join("\n")}\n}`;
}
