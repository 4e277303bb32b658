import { describe, expect, it } from "@jest/globals";
import {
  APPROVAL_HOURS,
  APPROVAL_SCOPES,
  APPROVAL_STATES,
  type Approval,
  type ApprovalAction,
  isRolloverApproval,
  LIVE_KEY_CHANGES,
  SECOND_PERSON_ACTIONS,
  SECOND_PERSON_MEANINGS,
  secondPersonListField,
  toApprovalNotice,
} from "../../src/people/second-person/approval.ts";

describe("The actions that can need a second person", () => {
  const ROLLOVER_ACTIONS = ["approve", "send_to_custodian", "resolve_mismatch", "complete"] as const;
  const SCOPES: Record<ApprovalAction, string[]> = {
    approve: ["rollovers:act", "rollovers:operate"],
    send_to_custodian: ["rollovers:act", "rollovers:operate"],
    resolve_mismatch: ["rollovers:act", "rollovers:operate"],
    complete: ["rollovers:act", "rollovers:operate"],
    reveal: ["rollovers:reveal"],
    create_live_key: ["keys:manage"],
    rotate_live_key: ["keys:manage"],
    change_live_key: ["keys:manage"],
    relax_second_person: ["members:write"],
  };

  it.each(Object.entries(SCOPES))("%s needs the scopes %j", (action, scopes) => {
    expect(APPROVAL_SCOPES[action as ApprovalAction]).toEqual(scopes);
    const isRolloverAction = (ROLLOVER_ACTIONS as readonly string[]).includes(action);
    expect(isRolloverApproval(action as ApprovalAction)).toBe(isRolloverAction);
  });

  it("are listed once, in a fixed order, and only if they are known", () => {
    expect(SECOND_PERSON_ACTIONS).toEqual([...ROLLOVER_ACTIONS, "reveal", "create_live_key"]);
    expect(LIVE_KEY_CHANGES).toEqual(["rotate_live_key", "change_live_key"]);
    expect(secondPersonListField.parse([])).toEqual([]);
    expect(secondPersonListField.parse(["reveal", "approve", "approve"])).toEqual(["approve", "reveal"]);
    expect(secondPersonListField.parse([...SECOND_PERSON_ACTIONS])).toEqual(SECOND_PERSON_ACTIONS);
    for (const list of [["cancel"], ["rotate_live_key"], Array.from({ length: 7 }, () => "reveal")])
      expect(secondPersonListField.safeParse(list).success).toBe(false);
  });

  it("are described in sentences, and so are the states of their approvals", () => {
    expect(Object.keys(SECOND_PERSON_MEANINGS)).toEqual(SECOND_PERSON_ACTIONS);
    const texts = [...Object.values(SECOND_PERSON_MEANINGS), ...Object.values(APPROVAL_STATES)];
    for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  });

  it("wait up to 24 hours for a decision, and their approvals have one of six states", () => {
    expect(APPROVAL_HOURS).toBe(24);
    expect(Object.keys(APPROVAL_STATES)).toEqual([
      "pending",
      "confirmed",
      "declined",
      "withdrawn",
      "expired",
      "done",
    ]);
  });
});

describe("toApprovalNotice", () => {
  const approval = {
    id: "apr_1",
    action: "approve",
    rolloverId: "rol_1",
    requestedBy: { type: "api_key", id: "key_1", approvalId: "apr_0" },
    decidedBy: { type: "member", id: "mem_1" },
    expiresAt: new Date("2026-06-16T12:00:00.000Z"),
    params: { note: "free text" },
    reason: "free text",
  } as unknown as Approval;
  const requestedBy = { type: "api_key", id: "key_1" };

  it.each(["requested", "confirmed", "declined", "withdrawn", "expired", "outdated"] as const)(
    "names the people of an approval that was %s, and contains no free text",
    (change) => {
      expect(toApprovalNotice(approval, change)).toEqual({
        event: {
          type: `approval.${change}`,
          data: {
            approvalId: "apr_1",
            action: "approve",
            rolloverId: "rol_1",
            requestedBy,
            decidedBy: { type: "member", id: "mem_1" },
            expiresAt: "2026-06-16T12:00:00.000Z",
          },
        },
        audit: {
          targetId: "apr_1",
          data: {
            action: "approve",
            rolloverId: "rol_1",
            ...(change === "requested" ? {} : { requestedBy }),
          },
        },
      });
    },
  );
});
