import { mkdir, readdir, writeFile } from "node:fs/promises";

const SOURCES = new URL("../src/", import.meta.url);
const LIST = new URL("generated/operations.ts", SOURCES);

/** Generates the list of all operations. Each file in an `operations` folder exports the operation it is named after. */
export async function listOperations(): Promise<void> {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((path) => /(^|\/)operations\/[\w-]+\.ts$/.test(path))
    .map((path) => ({ path, sortKey: path.split("/").slice(-3).join("/") }))
    .sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1))
    .map(({ path }) => path);
  const named = files.map((path) => ({ path, name: toName(path) }));
  const imports = named.map(({ path, name }) => `import { ${name} } from "../${path}";`);
  const list = named.map(({ name }) => `  ${name},`);
  await mkdir(new URL(".", LIST), { recursive: true });
  // With an explicit type, the emitted declaration does not contain the type of every view.
  const types =
    'import type { Operation } from "@svc/operations";\nimport type { ApiContext } from "../context/context.ts";\n';
  const operations = `export const OPERATIONS: readonly Operation<ApiContext>[] = [\n${list.join("\n")}\n];\n`;
  await writeFile(LIST, `${types}${imports.join("\n")}\n\n${operations}`);
}

function toName(path: string): string {
  const words = path.replace(/^.*\/|\.ts$/g, "").split("-");
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
