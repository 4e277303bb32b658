import { bundleApp } from "@svc/build/bundle";

await bundleApp("apps/api");
