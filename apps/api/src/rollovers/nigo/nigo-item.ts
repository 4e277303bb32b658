import type { NigoCode } from "@svc/rollover-rules/nigo/nigo-codes";
import type { NigoReporter } from "@svc/rollover-rules/nigo/reported-nigo";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { newId } from "@svc/service-kit";
import type { TimelineActor } from "../../context/actor.ts";
import type { NigoItem } from "./nigo-store.ts";

interface ReportedNigo {
  code: NigoCode;
  detail: string | null;
  reportedBy: NigoReporter;
  reportedOn: string;
  action: string | null;
  actor: TimelineActor;
  at: Date;
}

export function createNigoItem(
  rollover: Pick<
    Rollover,
    "id" | "organizationId" | "sourceCustodianId" | "destinationCustodianId" | "sourcePlanName"
  >,
  { actor, at, ...reported }: ReportedNigo,
): NigoItem {
  const isFromDestination = reported.reportedBy === "destination_custodian";
  return {
    ...reported,
    id: newId("nigo"),
    organizationId: rollover.organizationId,
    rolloverId: rollover.id,
    custodianId: isFromDestination ? rollover.destinationCustodianId : rollover.sourceCustodianId,
    planName: rollover.sourcePlanName,
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
    createdBy: { type: actor.type, id: actor.id },
    createdAt: at,
  };
}
