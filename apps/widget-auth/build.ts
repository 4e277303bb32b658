import { bundleApp } from "@svc/build/bundle";

await bundleApp("apps/widget-auth");
