import { bundleApp } from "@svc/testing/bundle";

await bundleApp("apps/widget-auth", process.argv.includes("--from-sources") ? "src" : "dist");
