import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** A source file, by its path from the repository's root. */
export interface SourceFile {
  path: string;
  /** Without comments. */
  code: string;
  /** What it imports: paths from the root for its own package's files, names for the rest. */
  imports: string[];
  /** Those of them that are more than types: what is left when the program runs. */
  runtimeImports: string[];
}

/** What stands in quotes behind `import … from`, `export … from`, `import`, `import(` or `require(`. */
const STATEMENT =
  /(?:\b(?:import|export)\s+(?<clause>type\s[^"';]*?|[^"';()]*?)\sfrom\s*|\bimport\s*\(\s*|\brequire\s*\(\s*|\bimport\s+)["'`](?<specifier>[^"'`]+)["'`]/g;

function isTypeOnly(clause: string): boolean {
  if (/^type\s/.test(clause)) return true;
  const named = /^\{(?<names>[^}]*)\}$/.exec(clause.trim())?.groups?.names;
  const names =
    named
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return names.length > 0 && names.every((name) => name.startsWith("type "));
}

function readSource(path: string): SourceFile {
  const code = readFileSync(join(ROOT, path), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = [...code.matchAll(STATEMENT)].map(({ groups }) => {
    const specifier = groups?.specifier ?? "";
    const target = specifier.startsWith(".")
      ? posix.normalize(posix.join(dirname(path), specifier))
      : specifier;
    return { target, isType: isTypeOnly(groups?.clause ?? "") };
  });
  return {
    path,
    code,
    imports: found.map(({ target }) => target),
    runtimeImports: found.filter(({ isType }) => !isType).map(({ target }) => target),
  };
}

/** The written sources under a folder such as `packages/keys/src`; what a generator wrote is left out. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes("/generated/"))
    .map(readSource);
}

/** The packages, or the apps, by the name of their folder. */
export function listPackages(parent: "packages" | "apps"): string[] {
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);
}

/** The first circle of files that import one another when the program runs, or null. */
export function findCircle(files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of byPath.get(path)?.imports ?? []) {
      const circle = byPath.has(next) ? walk(next, [...trail, path]) : null;
      if (circle) return circle;
    }
    done.add(path);
    return null;
  };
  for (const { path } of files) {
    const circle = walk(path, []);
    if (circle) return circle;
  }
  return null;
}
