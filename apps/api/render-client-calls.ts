import { mkdir, readFile, writeFile } from "node:fs/promises";
import { listMethods } from "../../packages/client/generate/write-resources.ts";

// Writes how the client package calls each operation, of which the reference's samples are made.

const target = new URL("./src/openapi/generated/", import.meta.url);
const document = JSON.parse(await readFile(new URL("./openapi.json", import.meta.url), "utf8"));
await mkdir(target, { recursive: true });
await writeFile(
  new URL("client-calls.ts", target),
  `import type { ClientCall } from "@svc/openapi";\n\nexport const CLIENT_CALLS: Readonly<Record<string, ClientCall>> = ${JSON.stringify(listMethods(document), null, 2)};\n`,
);
