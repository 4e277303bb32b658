export { type CanaryRun, listRuns as listCanaryRuns } from "./canary-store.ts";
