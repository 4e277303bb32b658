import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Writes what is generated. The documents are made by running the code, and some of what is not committed from them.
await turbo(["generate"]);
for (const app of ["api", "widget-auth"]) {
  const { openApiDocument } = await import(`@svc/${app}`);
  await writeFile(join(ROOT, "apps", app, "openapi.json"), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
const { portalDocument, printCommittedSchema } = await import("@svc/api");
await writeFile(join(ROOT, "apps/api/portal-openapi.json"), `${JSON.stringify(portalDocument(), null, 2)}\n`);
await writeFile(join(ROOT, "apps/api/schema.graphql"), printCommittedSchema());
await turbo(["generate"]);
