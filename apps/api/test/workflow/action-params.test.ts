import { beforeAll, describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { VALID_PARAMS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  ACTIONS_TO_RECEIVED,
  act,
  buildIraSides,
  createRollover,
  NOW,
  readStored,
  runActions,
} from "./rollover-steps.ts";

describe("Params of POST /v1/rollovers/{id}/actions", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const createIndirect = async () => {
    const attestations = { eligibleAmount: true, noOtherRolloverIn12Months: true };
    return createRollover(api, { ...(await buildIraSides(api)), type: "indirect_60_day", attestations });
  };

  it.each(["0001-01-01", "0099-12-31"])(
    "200 accepts a distribution dated %s, however early",
    async (receivedOn) => {
      const id = await createIndirect();
      await runActions(api, id, "submit", "start_review", "approve");
      const params = { ...VALID_PARAMS.record_distribution, receivedOn };
      expect((await act(api, id, "record_distribution", params, { dryRun: true })).status).toBe(200);
    },
  );

  describe("422 for invalid params, naming each", () => {
    /** `late` is a 60-day rollover that has exceeded its 60 days. */
    let ids: Record<"draft" | "processing" | "sent" | "received" | "indirect" | "late", string>;
    beforeAll(async () => {
      const [draft, processing, sent, received, indirect, late] = [
        await createRollover(api),
        await createRollover(api),
        await createRollover(api),
        await createRollover(api),
        await createIndirect(),
        await createIndirect(),
      ] as const;
      await runActions(api, processing, ...ACTIONS_TO_PROCESSING);
      await runActions(api, sent, ...ACTIONS_TO_PROCESSING, "mark_funds_sent");
      await runActions(api, received, ...ACTIONS_TO_RECEIVED);
      await runActions(api, indirect, "submit", "start_review", "approve");
      const pastDistribution = { ...VALID_PARAMS.record_distribution, receivedOn: "2026-01-01" };
      await runActions(api, late, "submit", "start_review", "approve", [
        "record_distribution",
        pastDistribution,
      ]);
      ids = { draft, processing, sent, received, indirect, late };
    });

    const sent = VALID_PARAMS.mark_funds_sent;
    const receipt = VALID_PARAMS.mark_funds_received;
    const distribution = VALID_PARAMS.record_distribution;
    const INVALID_AMOUNTS = [
      100,
      -1,
      "-1.00",
      "1.000",
      "1.0",
      "1",
      "1000000000000000.00",
      "1000000000000.00",
      "NaN",
      "1e3",
      "0.00",
      "01.00",
      " 1.00",
      null,
      ["1.00"],
      "１.00",
    ];
    const INVALID_DATES = [
      "2026-02-30",
      "2025-02-29",
      "2026-13-01",
      "2026-6-1",
      "0000-01-01",
      // The day after NOW.
      "2026-06-16",
      "2026-06-10T00:00:00Z",
      20260610,
      null,
      "",
    ];
    const rows: [keyof typeof ids, string, object, string[]][] = [
      ["draft", "submit", {}, ["#/params/consentReference"]],
      ["draft", "submit", { consentReference: "" }, ["#/params/consentReference"]],
      ["draft", "submit", { consentReference: "x".repeat(256) }, ["#/params/consentReference"]],
      // Has the form of an SSN.
      ["draft", "submit", { consentReference: "078-05-1120" }, ["#/params/consentReference"]],
      ["draft", "submit", { consentReference: "c", a: 1, "b/~": 2 }, ["#/params/a", "#/params/b~1~0"]],
      ["draft", "request_consent", { more: true }, ["#/params/more"]],
      ["draft", "hold", { reason: 7 }, ["#/params/reason"]],
      ["draft", "cancel", { reason: " " }, ["#/params/reason"]],
      [
        "processing",
        "request_documents",
        { types: [], from: "operations" },
        ["#/params/from", "#/params/types"],
      ],
      ["processing", "request_documents", { types: ["passport"], from: "participant" }, ["#/params/types/0"]],
      ["processing", "custodian_soft_reject", { code: "No Way" }, ["#/params/code", "#/params/remedy"]],
      ["processing", "mark_funds_sent", {}, ["#/params/amount", "#/params/method", "#/params/sentTo"]],
      [
        "processing",
        "mark_funds_sent",
        { ...sent, method: "cash", sentTo: "me" },
        ["#/params/method", "#/params/sentTo"],
      ],
      [
        "processing",
        "mark_funds_sent",
        { ...sent, withheldFederal: -1, withheldState: "NaN" },
        ["#/params/withheldFederal", "#/params/withheldState"],
      ],
      ["sent", "report_funds_returned", { transferId: "tr_2", reason: "lost" }, ["#/params/transferId"]],
      ["sent", "report_funds_returned", { transferId: "tr_1", reason: "eaten" }, ["#/params/reason"]],
      ["sent", "fail", { code: "gave_up", reason: "Over." }, ["#/params/fundsDisposition"]],
      ["received", "complete", { postedAmount: "99.99" }, ["#/params/postedAmount"]],
      [
        "indirect",
        "record_distribution",
        { ...distribution, withheldFederal: "125.00" },
        ["#/params/grossAmount"],
      ],
      ["late", "mark_funds_received", { ...receipt, receivedOn: "2026-03-03" }, ["#/params/lateReason"]],
      ...INVALID_AMOUNTS.flatMap((amount): typeof rows => [
        ["processing", "mark_funds_sent", { ...sent, amount }, ["#/params/amount"]],
        ["sent", "mark_funds_received", { ...receipt, amount }, ["#/params/amount"]],
        ["received", "complete", { postedAmount: amount }, ["#/params/postedAmount"]],
        [
          "indirect",
          "record_distribution",
          { ...distribution, grossAmount: amount },
          ["#/params/grossAmount"],
        ],
      ]),
      ...INVALID_DATES.flatMap((receivedOn): typeof rows => [
        ["sent", "mark_funds_received", { ...receipt, receivedOn }, ["#/params/receivedOn"]],
        ["indirect", "record_distribution", { ...distribution, receivedOn }, ["#/params/receivedOn"]],
      ]),
    ];

    it.each(rows)("%s: %s %j", async (which, action, params, pointers) => {
      const before = await readStored(api, ids[which]);
      expect(expectIssues(await act(api, ids[which], action, params), "validation_failed")).toEqual(pointers);
      expect(await readStored(api, ids[which])).toEqual(before);
    });

    it.each([null, [], "x", 7])("params that are not an object: %j", async (params) => {
      const response = await api
        .call("post", `/v1/rollovers/${ids.draft}/actions`)
        .send({ action: "submit", params });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/params"]);
    });

    it.each(["expire", "explode", "", "SUBMIT", "toString", "__proto__", null, 7])(
      "an action that no caller can run: %j",
      async (action) => {
        const response = await api
          .call("post", `/v1/rollovers/${ids.draft}/actions`)
          .send({ action, params: {} });
        expect(expectIssues(response, "validation_failed")).toEqual(["#/action"]);
      },
    );

    it.each([
      ['{"action":"hold","params":{"reason":"a\\u0000b"}}', "a NUL character"],
      ['{"action":"hold","params":{"reason":"a\\ud800b"}}', "a lone surrogate"],
      ['{"action":"hold","params":{"reason":"ok","__proto__":{"x":1}}}', "__proto__"],
      ['{"action":"hold","params":{"reason":"ok","constructor":1}}', "a field named constructor"],
      ['{"action":"hold","params":{"reason":"ok"},"dryRun":"true"}', "dryRun as a string"],
      ['{"action":"hold","params":{"reason":"ok"},"more":1}', "an unknown field"],
      ['{"params":{}}', "no action"],
    ])("%s (%s)", async (text) => {
      const before = await readStored(api, ids.draft);
      const response = await api
        .call("post", `/v1/rollovers/${ids.draft}/actions`)
        .set("Content-Type", "application/json")
        .send(text);
      expect([response.status, response.body.code]).toEqual([422, "validation_failed"]);
      expect(await readStored(api, ids.draft)).toEqual(before);
    });
  });
});
