import { parentPort } from "node:worker_threads";
import { ROOT } from "../stack/settings.ts";
import { checkPatterns } from "./check-patterns.ts";

// Thread of `npm run check`: the analysis takes a minute of one core.

parentPort?.postMessage((await checkPatterns(ROOT)).issues);
