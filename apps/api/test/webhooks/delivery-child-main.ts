import { runService } from "@svc/service-kit";
import { readWorkerConfig, startWorker } from "../../src/index.ts";

// A worker as it is deployed, but for the schedule: what failed is tried again after a fifth of a second.

await runService("worker", async () =>
  startWorker(readWorkerConfig(process.env), { deliveries: { retryDelay: () => 200 } }),
);
