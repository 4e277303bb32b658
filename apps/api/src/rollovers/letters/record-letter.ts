import { recordAudit, type Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { ApiCall } from "../../context/define-operation.ts";
import type { UsedApproval } from "../../people/second-person/require-second-person.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import type { StoredLetter } from "./letter-store.ts";
import type { SignatureResult } from "./signature-request.ts";

type LetterEventType =
  | "rollover.letter_issued"
  | "rollover.letter_signed"
  | "rollover.letter_signature_requested"
  | "rollover.letter_signature_ended";

interface LetterEvent {
  /** Type of the timeline entry and the event, and action of the audit entry. */
  type: LetterEventType;
  at: Date;
  /** Digest of the PDF that was issued or signed. */
  sha256: string;
  approval: UsedApproval | null;
  signatureRequest?: SignatureRequestDetails | undefined;
}

interface SignatureRequestDetails {
  number: number;
  endpointId: string;
  /** Null while pending. */
  result: SignatureResult | null;
}

/** Adds a timeline entry, an event and an audit entry. Keeps the rollover's version. */
export async function recordLetter(
  call: ApiCall,
  tx: Sql,
  {
    rollover,
    letter,
    event: { type, at, sha256, approval, signatureRequest },
  }: {
    rollover: LockedRollover;
    letter: Pick<StoredLetter, "id" | "kind" | "number" | "replaces" | "accountNumbers">;
    event: LetterEvent;
  },
): Promise<void> {
  const { actor, organizationId } = call.principal;
  const { id: letterId, kind, number, replaces, accountNumbers } = letter;
  const requestDetails = signatureRequest && { signatureRequest };
  const data = { letterId, kind, number, replaces, accountNumbers, sha256, ...approval, ...requestDetails };
  const isRequest = type !== "rollover.letter_issued" && type !== "rollover.letter_signed";
  const eventDetails = {
    letter: { id: letterId, kind, number, replaces },
    ...(isRequest ? requestDetails : {}),
  };
  await recordRolloverEvent(call, tx, { rollover, event: { type, at, actor, data, eventDetails } });
  await recordAudit(tx, {
    organizationId,
    actor,
    action: type,
    targetId: rollover.id,
    data,
    requestId: call.requestId,
    at: call.clock.now(),
  });
}
