export { type ClaimResult, type Counts, UNSHARED_COUNTS } from "./counts.ts";
export { blockSize, grantedUnits, lowWaterMark, Minute } from "./minute.ts";
export { SharedCounts } from "./shared-counts.ts";
