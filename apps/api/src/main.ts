import { runService } from "@svc/service-kit";
import { readApiConfig } from "./config.ts";
import { startApi } from "./server.ts";

await runService("api", async (signal) => startApi(readApiConfig(process.env), {}, signal));
