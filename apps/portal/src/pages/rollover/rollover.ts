import type { RolloverView } from "../../../../api/src/rollovers/rollover-view.ts";

export type Rollover = RolloverView;
