import { readFile, writeFile } from "node:fs/promises";

// Generates the list of API releases from docs/contract/history.json.

const history = await readFile(new URL("../../docs/contract/history.json", import.meta.url), "utf8");
const file = new URL("./src/transport/openapi/generated/release-history.ts", import.meta.url);
await writeFile(
  file,
  `import type { ContractRelease } from "@svc/openapi";\n\nexport const RELEASE_HISTORY: readonly ContractRelease[] = ${history.trim()};\n`,
);
