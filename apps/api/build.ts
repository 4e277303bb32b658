import { bundleApp } from "@svc/testing/bundle";

await bundleApp("apps/api", { main: "main.js", worker: "worker/main.js", svc: "cli/svc.js" });
