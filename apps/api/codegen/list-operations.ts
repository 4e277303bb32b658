import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";

const SOURCES = new URL("../src/", import.meta.url);
const LIST = new URL("generated/operations.ts", SOURCES);

/**
 * Writes `generated/operations.ts`. Each file of an `operations` folder must export one operation and be named after it.
 * @throws Error with a line for each file without its operation, and for each operation that two files declare
 */
export async function writeOperationList(): Promise<void> {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((path) => /(^|\/)operations\/[\w-]+\.ts$/.test(path))
    // Omits the area, so that moving a folder to another area does not reorder the operations.
    .map((path) => ({ path, sortKey: path.split("/").slice(-3).join("/") }))
    .sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1))
    .map(({ path }) => path);
  const named = files.map((path) => ({ path, name: toName(path) }));
  const issues = [...(await Promise.all(named.map(findIssues))).flat(), ...findDuplicates(named)];
  if (issues.length > 0) throw new Error(issues.join("\n"));
  const imports = named.map(({ path, name }) => `import { ${name} } from "../${path}";`);
  const list = named.map(({ name }) => `  ${name},`);
  await mkdir(new URL(".", LIST), { recursive: true });
  const types =
    'import type { Operation } from "@svc/operations";\nimport type { ApiContext } from "../context/context.ts";\n';
  // Declares the list's type: otherwise, the compiler would infer the type of every view.
  const operations = `export const OPERATIONS: readonly Operation<ApiContext>[] = [\n${list.join("\n")}\n];\n`;
  await writeFile(LIST, `${types}${imports.join("\n")}\n\n${operations}`);
}

interface NamedFile {
  /** Relative to `src`. */
  path: string;
  name: string;
}

async function findIssues({ path, name }: NamedFile): Promise<string[]> {
  const lines = (await readFile(new URL(path, SOURCES), "utf8")).split("\n");
  if (lines.some((line) => line.startsWith(`export const ${name} `))) return [];
  // Points to the first line if no constant is exported.
  const line = lines.findIndex((one) => one.startsWith("export const ")) + 1 || 1;
  return [
    `apps/api/src/${path}:${line}: the file does not export ${name}. Rename the file or the constant: they must match.`,
  ];
}

function findDuplicates(named: readonly NamedFile[]): string[] {
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, [first, ...others]]) =>
    others.map(
      ({ path }) =>
        `apps/api/src/${path}:1: apps/api/src/${first?.path} declares ${name} too. Rename one of the operations.`,
    ),
  );
}

function toName(path: string): string {
  const words = path.replace(/^.*\/|\.ts$/g, "").split("-");
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
