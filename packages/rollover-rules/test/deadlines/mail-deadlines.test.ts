import { describe, expect, it } from "@jest/globals";
import { findDueEvent, markDeadline } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { ACTIONS_TO_PROCESSING, applyActions, toDate } from "../workflow/apply-actions.ts";
import { buildState } from "../workflow/workflow-table.ts";

const listMail = ({ deadlines }: WorkflowState) =>
  deadlines.filter(({ type }) => type === "mail").map(({ dueAt, status }) => `${dueAt} ${status}`);
const provide = (current: WorkflowState, ...days: string[]) =>
  applyActions(current, [
    [
      "provide_documents",
      {
        documents: days.map((expectedOn) => ({
          type: "loa",
          name: "loa.pdf",
          sha256: "0".repeat(64),
          expectedOn,
        })),
      },
    ],
  ]);
const buildCheck = (amount: string, expectedOn: string) =>
  ["mark_funds_sent", { method: "check", amount, sentTo: "destination", expectedOn }] as never;
const END_OF_JUNE_18 = "2026-06-18T23:59:59.999Z";
const END_OF_JUNE_20 = "2026-06-20T23:59:59.999Z";

describe("Expected mail", () => {
  it("has one deadline per day until each document is reviewed", () => {
    const mailed = provide(buildState(), "2026-06-20", "2026-06-18", "2026-06-18");
    expect(listMail(mailed)).toEqual([`${END_OF_JUNE_18} running`, `${END_OF_JUNE_20} running`]);
    const [first, second, third] = mailed.documents;
    const accept = (current: WorkflowState, id: string | undefined) =>
      applyActions(current, [["accept_document", { documentId: id }]]);
    const one = accept(mailed, first?.id);
    expect(listMail(one)).toEqual([`${END_OF_JUNE_18} running`]);
    expect(listMail(accept(one, second?.id))).toEqual([`${END_OF_JUNE_18} running`]);
    expect(listMail(accept(accept(one, second?.id), third?.id))).toEqual([]);
  });

  it("is overdue once, and stays overdue until it arrives", () => {
    const mailed = provide(buildState(), "2026-06-18");
    const late = toDate("2026-06-19T00:00:00.000Z");
    const due = findDueEvent(mailed, late);
    expect(due).toMatchObject({ kind: "overdue", deadline: { type: "mail" } });
    const marked = { ...mailed, deadlines: markDeadline(mailed.deadlines, due as never) };
    expect(findDueEvent(marked, late)).toBeNull();
    const next = applyActions(marked, [["submit", { consentReference: "c" }]]);
    expect(listMail(next)).toEqual([`${END_OF_JUNE_18} passed`]);
  });

  it("has deadlines for all checks but the last one, which has the arrival deadline", () => {
    const processing = applyActions(buildState(), ACTIONS_TO_PROCESSING);
    const one = applyActions(processing, [buildCheck("40.00", "2026-06-18")]);
    expect(listMail(one)).toEqual([]);
    const two = applyActions(one, [buildCheck("60.00", "2026-06-20")]);
    expect(listMail(two)).toEqual([`${END_OF_JUNE_18} running`]);
    const [first] = two.transfers;
    const arrived = applyActions(two, [
      ["mark_funds_received", { amount: "40.00", transferId: first?.id, receivedOn: "2026-06-15" }],
    ] as never);
    expect(listMail(arrived)).toEqual([]);
  });
});
