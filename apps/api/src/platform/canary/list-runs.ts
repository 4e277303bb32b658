// Other areas do not import the store itself.
export { type CanaryRun, listRuns as listCanaryRuns } from "./canary-store.ts";
