import { NOW } from "../../context/example-values.ts";

export const SAVED_VIEW_ID = "svw_01m5x3dz50fqd8r985x1zkc84c";

export const savedView = {
  id: SAVED_VIEW_ID,
  object: "saved_view" as const,
  name: "Overdue rollovers",
  query: "overdue=true&sort=deadline",
  isShared: false,
  isOwn: true,
  createdAt: NOW,
};
