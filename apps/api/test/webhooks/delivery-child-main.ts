import { runService } from "@svc/service-kit";
import { readWorkerConfig } from "../../src/config.ts";
import { startWorker } from "../../src/worker/worker.ts";

// A worker as it is deployed, but for the schedule: what failed is tried again after a fifth of a second.

await runService("worker", async () =>
  startWorker(readWorkerConfig(process.env), { deliveries: { retryDelay: () => 200 } }),
);
