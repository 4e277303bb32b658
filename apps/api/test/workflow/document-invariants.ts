import { expect } from "@jest/globals";
import type { CallersAction } from "../../src/rollovers/workflow/transitions.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { TERMINAL } from "./workflow-table.ts";

// Document invariants, independent of the source's code.

const COUNTS = ["provided", "accepted"];

export function expectDocumentsHold(
  before: WorkflowState,
  after: WorkflowState,
  action: CallersAction,
): void {
  const kept = after.documents.slice(0, before.documents.length);
  expect(kept.map(({ id, sha256 }) => [id, sha256])).toEqual(
    before.documents.map(({ id, sha256 }) => [id, sha256]),
  );
  const isWaiting = after.state === "awaiting_documents" || after.holdReturnState === "awaiting_documents";
  if (after.documentRequest === null || TERMINAL.includes(after.state)) return;
  expect(isWaiting).toBe(true);
  if (after.state !== "awaiting_documents") return;
  const { types, documentsBefore } = after.documentRequest;
  const since = after.documents.slice(documentsBefore).filter(({ status }) => COUNTS.includes(status));
  const isThere =
    types.length > 0 ? types.every((type) => since.some((one) => one.type === type)) : since.length > 0;
  expect({ action, isThere }).toEqual({ action, isThere: false });
}
