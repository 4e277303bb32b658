import { writeAssets } from "@svc/service-kit/browser-bundle";
import { bundleWidget } from "../../packages/widget/bundle.ts";

await writeAssets(
  new URL("./src/generated/widget-files.ts", import.meta.url),
  "WIDGET_FILES",
  Object.fromEntries(await bundleWidget()),
);
