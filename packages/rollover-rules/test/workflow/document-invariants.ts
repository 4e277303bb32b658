import { expect } from "@jest/globals";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { TERMINAL_STATES } from "./workflow-table.ts";

// Reimplements the rules independently of the code under test.

const COUNTED_STATUSES = ["provided", "accepted"];

export function expectDocumentInvariants(
  before: WorkflowState,
  after: WorkflowState,
  action: CallerAction,
): void {
  const existing = after.documents.slice(0, before.documents.length);
  expect(existing.map(({ id, sha256 }) => [id, sha256])).toEqual(
    before.documents.map(({ id, sha256 }) => [id, sha256]),
  );
  const isWaiting = after.state === "awaiting_documents" || after.holdReturnState === "awaiting_documents";
  if (after.documentRequest === null || TERMINAL_STATES.includes(after.state)) return;
  expect(isWaiting).toBe(true);
  if (after.state !== "awaiting_documents") return;
  const { types, documentsBefore } = after.documentRequest;
  const newDocuments = after.documents
    .slice(documentsBefore)
    .filter(({ status }) => COUNTED_STATUSES.includes(status));
  const isComplete =
    types.length > 0
      ? types.every((type) => newDocuments.some((one) => one.type === type))
      : newDocuments.length > 0;
  expect({ action, isComplete }).toEqual({ action, isComplete: false });
}
