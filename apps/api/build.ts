import { bundleApp } from "@svc/testing/bundle";

await bundleApp("apps/api", process.argv.includes("--from-sources") ? "src" : "dist");
