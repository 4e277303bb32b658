import { mkdir, readdir, writeFile } from "node:fs/promises";

const SOURCES = new URL("../src/", import.meta.url);
const LIST = new URL("generated/operations.ts", SOURCES);

/** Writes the list of all operations: each file of an `operations` folder declares the one that it is named after. */
export async function listOperations(): Promise<void> {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((path) => /^[\w-]+\/operations\/[\w-]+\.ts$/.test(path))
    .sort();
  const named = files.map((path) => ({ path, name: toName(path) }));
  const imports = named.map(({ path, name }) => `import { ${name} } from "../${path}";`);
  const list = named.map(({ name }) => `  ${name},`);
  await mkdir(new URL(".", LIST), { recursive: true });
  await writeFile(LIST, `${imports.join("\n")}\n\nexport const OPERATIONS = [\n${list.join("\n")}\n];\n`);
}

function toName(path: string): string {
  const words = path.replace(/^.*\/|\.ts$/g, "").split("-");
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
