export { type ClaimResult, type Counts, UNSHARED_COUNTS } from "./counts.ts";
export { computeBlockSize, computeGrantedUnits, computeLowWaterMark, Minute } from "./minute.ts";
export { SharedCounts } from "./shared-counts.ts";
