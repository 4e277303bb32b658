import { bundleApp } from "@svc/testing/bundle";

await bundleApp("apps/widget-auth");
