import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { checkTrace } from "../../tools/nightly/model-checker/check-trace.ts";
import { loadProjectModel } from "../../tools/nightly/model-checker/run-models.ts";
import { AuthorityDriver, ROLES, type Step, USERS } from "./authority-driver.ts";

// Steps of models/authority.qnt, weighted for frequent approvals.
const user = fc.constantFrom(...USERS);
const role = fc.constantFrom(...ROLES);
/** Only Mallory is an administrator at first, so most steps of others are refused. */
const actor = fc.oneof(
  { weight: 2, arbitrary: fc.constant("mallory" as const) },
  { weight: 1, arbitrary: user },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant("request" as const), user }) },
  { weight: 4, arbitrary: fc.record({ action: fc.constant("confirm" as const), user }) },
  fc.record({ action: fc.constantFrom("decline", "withdraw", "rotate"), user: actor }),
  fc.record({ action: fc.constant("requestByKey"), key: fc.constantFrom("k1", "k2") }),
  { weight: 3, arbitrary: fc.record({ action: fc.constant("invite"), user: actor, other: user, role }) },
  fc.record({ action: fc.constant("setRole"), user: actor, other: user, role }),
  fc.record({ action: fc.constant("remove"), user: actor, other: fc.constantFrom("bob", "eve", "dan") }),
  fc.record({ action: fc.constantFrom("changeFacts", "passTime") }),
) as fc.Arbitrary<Step>;

describe("Approvals, members and keys", () => {
  const api = useTestApi();
  const model = loadProjectModel("authority", "authority_with_four_accounts");

  const record = async (steps: readonly Step[]) => {
    const driver = await AuthorityDriver.start(api);
    for (const one of steps) await driver.run(one);
    return driver.trace;
  };

  it("allow and refuse the same steps as the model", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      checkTrace(model, await record(steps));
    });
    await fc.assert(property, { numRuns: 20, endOnFailure: true });
  });

  it("refuse a confirmation by the requester's invitee, inviter or co-invitee, or after the participant's address changed", async () => {
    const traces: Step[][] = [
      [
        { action: "request", user: "mallory" },
        { action: "invite", user: "mallory", other: "eve", role: "operations" },
        { action: "confirm", user: "eve" },
      ],
      [
        { action: "invite", user: "mallory", other: "eve", role: "operations" },
        { action: "request", user: "eve" },
        { action: "confirm", user: "mallory" },
      ],
      [
        { action: "invite", user: "mallory", other: "eve", role: "operations" },
        { action: "invite", user: "mallory", other: "dan", role: "operations" },
        { action: "request", user: "eve" },
        { action: "confirm", user: "dan" },
      ],
      [{ action: "request", user: "mallory" }, { action: "changeFacts" }, { action: "confirm", user: "bob" }],
    ];
    for (const steps of traces) {
      const trace = await record(steps);
      checkTrace(model, trace);
      // Only the confirmation is refused.
      expect(trace.map(({ isRefused }) => isRefused ?? false)).toEqual(
        steps.map((_, index) => index === steps.length - 1),
      );
    }
  });

  it("fail the trace check if a confirmation, a refusal or a recorded state differs from the model", async () => {
    const trace = await record([
      { action: "request", user: "mallory" },
      { action: "invite", user: "mallory", other: "eve", role: "operations" },
      { action: "confirm", user: "eve" },
      { action: "confirm", user: "bob" },
    ]);
    checkTrace(model, trace);
    const [request, invite, refusal, confirmation] = trace;
    if (!request || !invite || !refusal || !confirmation) throw new Error("the trace has four steps");
    const { isRefused, ...confirmed } = refusal;
    expect(isRefused).toBe(true);
    expect(() => checkTrace(model, [request, invite, confirmed])).toThrow("does not allow this step");
    const refused = { ...confirmation, isRefused: true };
    expect(() => checkTrace(model, [request, invite, refusal, refused])).toThrow(
      "refused what the model allows",
    );
    const observed = { ...(confirmation.observed as object), approval: "pending" };
    expect(() => checkTrace(model, [request, invite, refusal, { ...confirmation, observed }])).toThrow(
      "the model reaches",
    );
  });
});
