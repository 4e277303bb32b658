import { Problem } from "@svc/service-kit/errors";
import type { Tracking } from "./tracking-config.ts";

/** @throws Problem `dependency_unavailable` */
export function requireTracking({ tracking }: { tracking: Tracking | null }): Tracking {
  if (tracking) return tracking;
  throw new Problem(
    "dependency_unavailable",
    "This deployment has no portal, and so no tracking page. Its operator has not set PORTAL_URL.",
  );
}
