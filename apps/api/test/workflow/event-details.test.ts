import { describe, expect, it } from "@jest/globals";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import {
  ACTIONS,
  buildState,
  buildWorkflowContext,
  CHECK_TRANSFER,
  HOLD_AFTER_DEATH,
  LOA_DOCUMENT,
  TRANSITIONS,
  VALID_PARAMS,
} from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { toEventDetails } from "../../src/rollovers/timeline/event-details.ts";
import { EVENT_TYPES, type EventTypeName } from "../../src/webhooks/events/event-types.ts";

const FREE_TEXTS = Object.values(VALID_PARAMS)
  .flatMap((params) => Object.values(params))
  .filter((value): value is string => typeof value === "string" && value.includes(" "));

const REVIEWS: readonly CallerAction[] = ["accept_document", "reject_document"];
const NEED_RECEIPT: readonly CallerAction[] = [
  "complete",
  "void_receipt",
  "return_to_source",
  "correct_receipt",
];
const RECEIPT = { amount: "100.00", receivedOn: "2026-06-10", lateReason: null };

describe("Event details", () => {
  // `amend.test.ts` covers amendments, which name the corrected facts.
  const cells = ACTIONS.filter((action) => action !== "amend").flatMap((action) =>
    (Object.keys(TRANSITIONS[action]) as RolloverState[]).map((state) => ({ action, state })),
  );

  it.each(cells)(
    "match the event type's schema, and contain no free text: $action from $state",
    ({ action, state }) => {
      const details = JSON.stringify(computeDetails(action, state));
      // Proves that the filter of FREE_TEXTS still finds texts.
      expect(FREE_TEXTS.length).toBeGreaterThan(5);
      for (const freeText of FREE_TEXTS) expect(details).not.toContain(freeText);
      // Serialization loses nothing.
      expect(JSON.parse(details)).toEqual(computeDetails(action, state));
      const type = getActionDefinition(action).event as EventTypeName;
      const common = { sequence: 2, state, previousState: state, pendingOn: "operations" };
      const data = {
        rolloverId: "r",
        accountId: "a",
        externalId: null,
        ...common,
        ...computeDetails(action, state),
      };
      expect(EVENT_TYPES[type].data.safeParse(data).error).toBeUndefined();
    },
  );

  it.each([
    [
      "request_documents",
      "in_review",
      { documentRequest: { types: ["loa"], from: "participant", code: null } },
    ],
    [
      "custodian_soft_reject",
      "processing",
      { documentRequest: { types: [], from: "integrator", code: "needs_form" } },
    ],
    ["reject", "in_review", { rejection: { code: "name_mismatch", by: "operations" } }],
    ["custodian_reject", "requested", { rejection: { code: "no_such_account", by: "source_custodian" } }],
    ["hold", "draft", { hold: { code: null } }],
    ["fail", "funds_sent", { failure: { code: "gave_up" } }],
    [
      "report_funds_returned",
      "funds_sent",
      { transfer: expect.objectContaining({ id: "tr_1", status: "void" }) },
    ],
    ["mark_funds_sent", "processing", { transfer: expect.objectContaining({ id: "tr_2", status: "sent" }) }],
    ["mark_funds_received", "funds_sent", { receipt: expect.objectContaining({ amount: "100.00" }) }],
    ["correct_transfer", "funds_sent", { transfer: expect.objectContaining({ id: "tr_2", status: "sent" }) }],
    [
      "correct_receipt",
      "completed",
      { receipt: expect.objectContaining({ id: "rcp_2", status: "received" }) },
    ],
    ["return_to_source", "completed", { receipt: expect.objectContaining({ id: "rcp_1", status: "void" }) }],
    ["approve", "in_review", {}],
  ] as const)("are exactly as expected for %s from %s", (action, state, details) => {
    expect(computeDetails(action, state)).toEqual(details);
  });
});

function computeDetails(action: CallerAction, state: RolloverState) {
  const before = buildState({
    state,
    type: getActionDefinition(action).types?.[0] ?? "direct",
    transfers: [CHECK_TRANSFER],
    documents: REVIEWS.includes(action) ? [LOA_DOCUMENT] : [],
    receipts: NEED_RECEIPT.includes(action) ? [RECEIPT] : [],
    documentsReturnState: "in_review",
    holdReturnState: "in_review",
    hold: action === "resolve_death" ? HOLD_AFTER_DEATH : null,
  });
  const params = VALID_PARAMS[action] as ActionParams<CallerAction>;
  return toEventDetails(
    action,
    applyAction(before, action, { params, context: buildWorkflowContext() }),
    before,
  );
}
