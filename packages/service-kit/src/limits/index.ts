export { blockSize, grantedUnits, lowWaterMark } from "./blocks.ts";
export { type Claimed, type Counts, UNSHARED_COUNTS } from "./counts.ts";
export { Minute } from "./minute.ts";
export { SharedCounts } from "./shared-counts.ts";
