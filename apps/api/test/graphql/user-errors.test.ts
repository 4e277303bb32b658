import { beforeAll, describe, expect, it } from "@jest/globals";
import { findCustodianId } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { runGraphql } from "./graphql-calls.ts";
import { mutateFor } from "./payloads.ts";
import { buildTwin, type Twin } from "./transports.ts";

describe("Payload errors", () => {
  const api = useTestApi();
  let twin: Twin;
  beforeAll(async () => {
    twin = await buildTwin(api);
  });

  const mutate = (name: string, input: object, fields?: string) => mutateFor(twin, name, input, fields);

  it("name the allowed actions if an action is not allowed", async () => {
    const { rolloverId } = twin;
    const payload = await mutate("completeRollover", { rolloverId, postedAmount: "1.00" });
    expect(payload).toEqual({
      rollover: null,
      replayed: false,
      errors: [
        {
          __typename: "TransitionError",
          code: "invalid_transition",
          message: "complete is not allowed in state draft.",
          path: ["input"],
          state: "draft",
          allowedActions: expect.arrayContaining(["request_consent", "submit", "cancel", "hold"]),
          openRollovers: [],
        },
      ],
    });
  });

  it("report a duplicate plan, and a null state if the object is not a rollover", async () => {
    const plan = { ein: "123456789", planNumber: "001", name: "Acme", accountType: "qualified_plan" };
    const { plan: created } = await mutate("createPlan", plan, "plan { id }");
    const { errors } = await mutate("createPlan", plan, "plan { id }");
    expect(errors).toMatchObject([{ __typename: "ConflictError", code: "duplicate_plan", path: ["input"] }]);
    const { id: planId } = created as { id: string };
    const fields = "requirementSet { id }";
    const addRequirementSet = () => mutate("createRequirementSet", { planId, source: "Call" }, fields);
    const { requirementSet } = await addRequirementSet();
    // The second set replaces the first, which then cannot be confirmed.
    await addRequirementSet();
    const { id: requirementSetId } = requirementSet as { id: string };
    const confirmed = await mutate("confirmRequirementSet", { requirementSetId }, fields);
    expect(confirmed.errors).toMatchObject([
      { __typename: "TransitionError", code: "invalid_transition", state: null },
    ]);
  });

  it("name the open rollovers that prevent the erasure of an account", async () => {
    const { errors } = await mutate("eraseAccount", { accountId: twin.accountId }, "account { id }");
    expect(errors).toMatchObject([
      {
        __typename: "TransitionError",
        code: "invalid_transition",
        state: null,
        allowedActions: [],
        openRollovers: [twin.rolloverId],
      },
    ]);
  });

  it("are limited to 100, plus one that states the total", async () => {
    const metadata = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`m${index}`, index]));
    const { errors } = await mutate("createRollover", { ...twin.body, metadata });
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)).toMatchObject({
      __typename: "ValidationError",
      message: expect.stringMatching(/\d+ issues were found; the first 100 are listed\./),
      path: ["input"],
    });
  });

  it("name the rules that are not met", async () => {
    const source = { ...twin.body.source, accountType: "roth_ira" };
    const { errors } = await mutate("createRollover", { ...twin.body, source });
    expect(errors).toEqual([
      {
        __typename: "NotPermittedError",
        code: "rollover_not_permitted",
        message: expect.stringContaining("irs_rollover_chart"),
        path: ["input"],
        rules: [{ code: "irs_rollover_chart", result: "unmet", detail: expect.any(String) }],
      },
    ]);
  });

  it("name the current version on a version conflict", async () => {
    const stale = { rolloverId: twin.rolloverId, consentReference: "c", ifVersion: 7 };
    expect((await mutate("submitRollover", stale)).errors).toEqual([
      {
        __typename: "VersionError",
        code: "version_conflict",
        message: "The current version is 1.",
        path: ["input", "ifVersion"],
        currentVersion: 1,
      },
    ]);
  });

  it("name every invalid field by its path in the input", async () => {
    const { rolloverId, accountId } = twin;
    const findErrorPaths = async (name: string, input: object, fields?: string) => {
      const { errors } = await mutate(name, input, fields);
      for (const error of errors)
        expect(error).toMatchObject({ __typename: "ValidationError", code: "validation_failed" });
      return errors.map(({ path }) => (path as string[]).join("."));
    };
    const paths = await findErrorPaths("submitRollover", { rolloverId, consentReference: " " });
    expect(paths).toEqual(["input.consentReference"]);
    const patch = { deliveryMethod: null, source: { accountNumber: null }, metadata: { a: 1 } };
    const patchPaths = await findErrorPaths("updateRollover", { rolloverId, ...patch });
    expect(patchPaths).toEqual(["input.source.accountNumber", "input.deliveryMethod", "input.metadata.a"]);
    expect(await findErrorPaths("updateRollover", { rolloverId, deliveryMethod: "acats" })).toEqual([
      "input.deliveryMethod",
    ]);
    const account = "account { id }";
    const invalidNames = ["input.firstName", "input.email"];
    const nulled = { accountId, firstName: null, email: "no" };
    expect(await findErrorPaths("updateAccount", nulled, account)).toEqual(invalidNames);
    expect(await findErrorPaths("updateAccount", { accountId }, account)).toEqual(["input"]);
    const created = { firstName: "<", email: "no" };
    expect(await findErrorPaths("createOrRetrieveAccount", created, account)).toEqual(invalidNames);
    expect(await findErrorPaths("rotateApiKey", { gracePeriodSeconds: -1 }, "apiKey { id }")).toEqual([
      "input.gracePeriodSeconds",
    ]);
    expect(await findErrorPaths("advanceSandboxClock", { days: 0 }, "clock { now }")).toEqual(["input.days"]);
    const endpoint = { url: "ftp://x.example.com", eventTypes: ["*", "nothing.*"], description: " " };
    const endpointPaths = ["input.url", "input.eventTypes.1", "input.description"];
    expect(await findErrorPaths("createWebhookEndpoint", endpoint, "secret")).toEqual(endpointPaths);
    const otherTwin = await buildTwin(api);
    const subject = { rolloverId: otherTwin.rolloverId };
    await mutateFor(otherTwin, "advanceSandboxRollover", { ...subject, to: "requested" });
    const event = { ...subject, happening: "documents_requested", params: { types: [] } };
    const { errors } = await mutateFor(otherTwin, "simulateSandboxHappening", event);
    expect(errors).toMatchObject([{ path: ["input", "params", "types"] }]);
  });

  it("are ConflictErrors for a duplicate rollover, an identity conflict and a rotated key", async () => {
    const ownTwin = await buildTwin(api);
    const run = (name: string, input: object, fields?: string) => mutateFor(ownTwin, name, input, fields);
    const buildConflict = (code: string, other: { id: string; state: string } | null = null) => [
      {
        __typename: "ConflictError",
        code,
        message: expect.any(String),
        path: ["input"],
        retryAfterSeconds: null,
        rolloverId: other?.id ?? null,
        state: other?.state ?? null,
      },
    ];
    const { errors, rollover } = await run("createRollover", ownTwin.body, "rollover { id state }");
    expect(errors).toEqual([]);
    expect((await run("createRollover", ownTwin.body)).errors).toEqual(
      buildConflict("duplicate_rollover", rollover as { id: string; state: string }),
    );
    const participant = {
      externalId: "participant-1",
      firstName: "Ada",
      email: "ada@example.com",
      dateOfBirth: "1990-01-01",
    };
    expect((await run("createOrRetrieveAccount", participant, "account { id } created")).errors).toEqual(
      buildConflict("identity_conflict"),
    );
    const rotated = await run("rotateApiKey", {}, "apiKey { id } key");
    expect(rotated.errors).toEqual([]);
    expect((await run("rotateApiKey", {}, "apiKey { id } key")).errors).toEqual(
      buildConflict("key_already_rotated"),
    );
  });

  it("exclude errors that users cannot fix, such as not_found, which are top-level", async () => {
    const custodian = await findCustodianId(api, "fidelity");
    const document = `mutation { submitRollover(input: {rolloverId: "${custodian}", consentReference: "c"}) { errors { code } } }`;
    const { data, errors } = await runGraphql(api, document, {}, twin.key);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { path: ["submitRollover"], extensions: { code: "not_found", status: 404 } },
    ]);
  });
});
