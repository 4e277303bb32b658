import { runService } from "@svc/service-kit/lifecycle";
import { readWorkerConfig } from "../../src/platform/config.ts";
import { startWorker } from "../../src/platform/worker/worker.ts";

// The deployed worker, except that retries run after 200 ms.

await runService("worker", async () =>
  startWorker(readWorkerConfig(process.env), { deliveries: { retryDelay: () => 200 } }),
);
