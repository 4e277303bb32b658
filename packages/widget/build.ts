import { writeFile } from "node:fs/promises";
import { bundleWidget } from "./bundle.ts";

for (const [name, text] of await bundleWidget()) {
  await writeFile(new URL(`dist/${name}`, import.meta.url), text);
}
