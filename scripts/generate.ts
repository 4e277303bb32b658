import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Writes what is generated. What is committed first: what is not is made from it. Then the OpenAPI documents, which are
// made by running the code.
await turbo(["generate:committed"]);
await turbo(["generate"]);
for (const app of ["api", "widget-auth"]) {
  const { openApiDocument } = await import(`@svc/${app}`);
  await writeFile(join(ROOT, "apps", app, "openapi.json"), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
