import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiChange } from "../../context/define-operation.ts";
import { lockAccountRollovers } from "../store/rollover-store.ts";
import { readInstructionVersion, toInstructionVersion } from "../timeline/instruction-versions.ts";
import { recordRolloverEvent } from "../timeline/rollover-change.ts";
import { verifyAgainstTimeline } from "../timeline/verify-against-timeline.ts";

export interface Renaming {
  accountId: string;
  fields: readonly ("firstName" | "lastName")[];
  /** Must belong to one of the account's rollovers. */
  documentId: string | undefined;
  at: Date;
}

/**
 * Gives the account's open rollovers a new version of the instructions. The consent stays valid, because the person is
 * the same. The timeline gets only field names. The caller must hold the account lock.
 * @throws Problem `validation_failed` for an unknown document; `history_mismatch`
 */
export async function renameParticipant(
  call: ApiChange,
  { accountId, fields, documentId, at }: Renaming,
): Promise<void> {
  const { tx, principal } = call;
  const { organizationId, actor } = principal;
  const rollovers = await lockAccountRollovers(tx, organizationId, accountId);
  const documentIds = rollovers.flatMap(({ documents }) => documents.map(({ id }) => id));
  if (documentId !== undefined && !documentIds.includes(documentId)) {
    const detail = "is not a document of this account's rollovers";
    throw validationFailed([{ pointer: "#/nameChange/evidence/documentId", detail }]);
  }
  const openRollovers = rollovers.filter(({ state }) => !isTerminal(state));
  for (const rollover of await verifyAgainstTimeline(call, tx, {
    organizationId,
    rollovers: openRollovers,
  })) {
    const { version } = await readInstructionVersion(tx, rollover);
    const details = {
      fields: fields.map((name) => `participant.${name}`),
      instructions: toInstructionVersion(version + 1),
    };
    const changes = { version: rollover.version + 1, updatedAt: at };
    const event = { type: "rollover.participant_renamed", at, actor, data: details, eventDetails: details };
    await recordRolloverEvent(call, tx, { rollover, changes, event });
  }
}
