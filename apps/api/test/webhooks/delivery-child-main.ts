import { runService } from "@svc/service-kit";
import { readWorkerConfig } from "../../src/config.ts";
import { startWorker } from "../../src/worker/worker.ts";

// The deployed worker, except that retries run after 200 ms.

await runService("worker", async () =>
  startWorker(readWorkerConfig(process.env), { deliveries: { retryDelay: () => 200 } }),
);
