import { recordAudit, type Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { ApiCall } from "../../context/define-operation.ts";
import type { UsedApproval } from "../../people/second-person/require-second-person.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import type { StoredLetter } from "./letter-store.ts";
import type { SignatureResult } from "./signature-request.ts";

type LetterAction =
  | "rollover.letter_issued"
  | "rollover.letter_signed"
  | "rollover.letter_signature_requested"
  | "rollover.letter_signature_ended";

interface LetterEvent {
  /** Action of the audit entry, and type of the timeline entry and the event. */
  action: LetterAction;
  at: Date;
  /** SHA-256 of the file that was issued or signed. */
  sha256: string;
  approval: UsedApproval | null;
  signatureRequest?: SignatureRequestDetails | undefined;
}

/** Data of events about external signatures. */
interface SignatureRequestDetails {
  number: number;
  endpointId: string;
  /** Null while pending. */
  result: SignatureResult | null;
}

/** Appends a timeline entry, emits an event and audits the change. Does not change the rollover's version. */
export async function recordLetter(
  call: ApiCall,
  tx: Sql,
  {
    rollover,
    letter,
    event: { action, at, sha256, approval, signatureRequest },
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
  const isRequest = action !== "rollover.letter_issued" && action !== "rollover.letter_signed";
  const eventDetails = {
    letter: { id: letterId, kind, number, replaces },
    ...(isRequest ? requestDetails : {}),
  };
  await recordRolloverEvent(call, tx, { rollover, event: { type: action, at, actor, data, eventDetails } });
  await recordAudit(tx, {
    organizationId,
    actor,
    action,
    targetId: rollover.id,
    data,
    requestId: call.requestId,
    at: call.clock.now(),
  });
}
