import { mkdir, readFile, writeFile } from "node:fs/promises";
import { listMethods } from "../../packages/client/generate/write-resources.ts";

// Generates the client package's call for each operation. The samples of the API reference show these calls.

const target = new URL("./src/transport/openapi/generated/", import.meta.url);
const document = JSON.parse(await readFile(new URL("./openapi.json", import.meta.url), "utf8"));
await mkdir(target, { recursive: true });
await writeFile(
  new URL("client-calls.ts", target),
  `import type { ClientCall } from "@svc/openapi";\n\nexport const CLIENT_CALLS: Readonly<Record<string, ClientCall>> = ${JSON.stringify(listMethods(document), null, 2)};\n`,
);
