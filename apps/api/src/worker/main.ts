import { runService } from "@svc/service-kit";
import { readWorkerConfig } from "../config.ts";
import { startWorker } from "./worker.ts";

await runService("worker", async (signal) => startWorker(readWorkerConfig(process.env), {}, signal));
