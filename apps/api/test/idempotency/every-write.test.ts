import { describe, expect, it } from "@jest/globals";
import { isInputObjectType, isObjectType } from "graphql";
import { getMutationNames } from "../../src/transport/graphql/names.ts";
import { operationsIn } from "../../src/transport/operations.ts";
import { endpointsIn } from "../../src/transport/rest/endpoints.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import {
  buildExampleInput,
  buildRestCall,
  buildTwinFor,
  executeMutation,
  type FullTwin,
  USER_ONLY_OPERATIONS,
} from "../graphql/full-twin.ts";
import { SCHEMA } from "../graphql/select-all.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { NOW } from "../workflow/rollover-steps.ts";

/**
 * These return a file built from the request. They change nothing, and their responses must not be stored.
 */
const UNSTORED_FILES = operationsIn("test").filter(
  ({ kind, rest }) => kind === "file" && rest.startsWith("POST "),
);
const WRITES = operationsIn("test")
  .filter((operation) => !operation.rest.startsWith("GET ") && !UNSTORED_FILES.includes(operation))
  .map((operation) => ({ name: operation.name, operation }));

const buildDifferentInputs = ({ ids }: FullTwin): Record<string, object> => ({
  createOrRetrieveAccount: { firstName: "Eva" },
  updateAccount: { phone: "+14155550124" },
  rotateApiKey: { gracePeriodSeconds: 60 },
  redeliverEvent: { endpointId: ids.whe },
  createRollover: { externalId: "x" },
  createDistribution: { externalId: "x" },
  submitDistribution: { consentReference: "another" },
  cancelDistribution: { reason: "Another." },
  searchRollovers: { q: "another" },
  checkEligibility: { type: "in_plan" },
  previewRollover: { type: "in_plan" },
  recordIncomingFunds: { memo: "Another." },
  applyIncomingFunds: { lateReason: "Another." },
  unapplyIncomingFunds: { reason: "Another." },
  suspendIncomingFunds: { reason: "other" },
  returnIncomingFunds: { reason: "Another." },
  reverseIncomingFunds: { reason: "Another." },
  updateIncomingFunds: { ownerId: "another" },
  importIncomingFundsFile: { name: "Another" },
  reverseBankFileReturn: { position: 2 },
  recordTaxFiling: { filedOn: "2026-01-02" },
  createPlan: { planNumber: "002" },
  createRequirementSet: { source: "Another." },
  confirmRequirementSet: { expiresOn: "2026-12-31" },
  createPaymentDetails: { source: "Another." },
  confirmPaymentDetails: { spokeWith: "Another." },
  rejectPaymentDetails: { reason: "Another." },
  updatePlan: { name: "Another." },
  addNote: { text: "Another." },
  createResidual: { externalId: "x" },
  updateRollover: { externalId: "x" },
  bulkUpdateRollovers: { priority: "high" },
  uploadDocument: { type: "loa" },
  issueLetter: { kind: "cover_sheet" },
  signLetter: { title: "Another" },
  requestLetterSignature: { signer: { name: "Ada", email: "ada@example.com" } },
  recordNigoItems: { reportedBy: "operations" },
  resolveNigoItem: { resolution: "waived" },
  createTrackingLink: { expiresInDays: 30 },
  updateLetterTemplates: { name: "Another" },
  executeAction: { params: { consentReference: "another" } },
  advanceRollover: { consentReference: "another" },
  requestApproval: { rolloverVersion: 9 },
  declineApproval: { reason: "Another." },
  advanceSandboxClock: { days: 2 },
  advanceSandboxRollover: { to: "approved" },
  simulateSandboxHappening: { happening: "rejected" },
  createWebhookEndpoint: { description: "x" },
  updateWebhookEndpoint: { description: "x" },
  recoverWebhookEndpoint: { status: "failed" },
  updateOrganizationSettings: { timeZone: "America/Chicago" },
  recordCashPayment: { withheldFederal: "1.00" },
});

/** Operations whose example has no input that could differ. */
const WITHOUT_OTHER_INPUT = [
  "eraseAccount",
  "remindRollover",
  "revokeTrackingLink",
  "deleteWebhookEndpoint",
  "rotateWebhookSecret",
  "testWebhookEndpoint",
  "confirmApproval",
  "withdrawApproval",
];

/**
 * Batches compare items: see `rest/create-rollovers.test.ts`, `rest/work-incoming-funds.test.ts`,
 * `tracking/reminders.test.ts`.
 */
const COMPARED_BY_ITEM = ["bulkRemindRollovers", "createRollovers", "recordIncomingFundsBatch"];

const toReplay = <Body extends object>(body: Body) => ("secret" in body ? { ...body, secret: null } : body);

describe("Idempotency key", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  it("is accepted by every route except GET and files that must not be stored", () => {
    const writes = endpointsIn("test").filter(({ method }) => method !== "GET");
    expect(
      writes.filter(({ acceptsIdempotencyKey }) => !acceptsIdempotencyKey).map(({ path }) => path),
    ).toEqual(["/v1/tax-filings/{id}/irs-file"]);
    expect(UNSTORED_FILES.map(({ name }) => name)).toEqual(["writeIrsFile"]);
    const coveredNames = [
      ...Object.keys(buildDifferentInputs({ ids: {} } as FullTwin)),
      ...WITHOUT_OTHER_INPUT,
      ...COMPARED_BY_ITEM,
    ];
    expect(coveredNames.sort()).toEqual(WRITES.map(({ name }) => name).sort());
  });

  it("is accepted by every mutation except a reveal, and the payload reports a replay", () => {
    const fields = Object.values(SCHEMA.getMutationType()?.getFields() ?? {});
    const withoutKey = fields.filter(({ args: [input], type }) => {
      const inputType = input && SCHEMA.getType(String(input.type).replace("!", ""));
      const payload = SCHEMA.getType(String(type).replace("!", ""));
      return !(
        isInputObjectType(inputType) &&
        inputType.getFields().idempotencyKey &&
        isObjectType(payload) &&
        payload.getFields().replayed
      );
    });
    expect(fields.length).toBeGreaterThan(30);
    // Revealing a secret has no effect to repeat.
    expect(withoutKey.map(({ name }) => name)).toEqual(["revealWebhookSecret"]);
  });

  it.each(WRITES)("makes a repeated $name harmless", async ({ name, operation }) => {
    const twin = await buildTwinFor(api, operation);
    const send = (body?: object, key = "once") =>
      buildRestCall(operation, twin, body).set("Idempotency-Key", key);
    expect(expectIssues(await send(undefined, ""), "invalid_request")).toEqual(["Idempotency-Key"]);
    const first = await send();
    expect(first.status).toBeLessThan(300);
    expect(first.headers).not.toHaveProperty("idempotency-replayed");
    const before = await countRows(api);
    const again = await send();
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([first.status, "true"]);
    expect(again.body).toEqual(toReplay(first.body));
    for (const header of ["location", "etag"]) expect(again.headers[header]).toBe(first.headers[header]);
    const other = buildDifferentInputs(twin)[name];
    if (other) {
      const body = { ...buildExampleInput(operation, twin), ...other };
      expectProblem(await send(body), "idempotency_key_reused");
    }
    expect(await countRows(api)).toEqual(before);
  });

  const MUTATIONS = WRITES.filter(
    ({ name, operation }) => getMutationNames(operation).length > 0 && !USER_ONLY_OPERATIONS.includes(name),
  );

  it.each(MUTATIONS)("makes a repeated $name harmless in GraphQL", async ({ operation }) => {
    const twin = await buildTwinFor(api, operation);
    const mutate = () => executeMutation(operation, twin, { idempotencyKey: "once" });
    const first = await mutate();
    expect(first).toMatchObject({ replayed: false, errors: [] });
    const before = await countRows(api);
    expect(await mutate()).toEqual({ ...toReplay(first), replayed: true });
    expect(await countRows(api)).toEqual(before);
  });
});
