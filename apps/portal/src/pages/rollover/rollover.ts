import type { components } from "../../generated/api.ts";

export type Rollover = components["schemas"]["Rollover"];
export type TimelineEntry = components["schemas"]["TimelineEntry"];
export type AvailableAction = components["schemas"]["AvailableAction"];
