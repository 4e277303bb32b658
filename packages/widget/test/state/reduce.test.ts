import { describe, expect, it } from "@jest/globals";
import type { Custodian } from "../../src/api/client.ts";
import { WidgetError } from "../../src/api/widget-error.ts";
import { readFieldSettings } from "../../src/state/fields.ts";
import { type Action, reduce } from "../../src/state/reduce.ts";
import {
  createInitialState,
  createUnlistedCustodian,
  getOfferedTypes,
  getPossibleTypes,
  type Settings,
  type State,
} from "../../src/state/state.ts";

const SETTINGS: Settings = {
  destination: null,
  types: { source: [], destination: [] },
  fields: readFieldSettings(null, null),
  support: { phone: null, email: null, url: null },
  organization: null,
  privacyUrl: null,
  terms: [],
  rolloverType: null,
  knownOnly: false,
};
const FIXED: Settings = {
  ...SETTINGS,
  destination: { custodianId: "cus_home", name: "Home", accountType: "roth_ira" },
};
const buildCustodian = (
  name: string,
  ...supportedAccountTypes: Custodian["supportedAccountTypes"]
): Custodian => ({ id: `cus_${name}`, name, aliases: [], supportedAccountTypes });
const OLD = buildCustodian("old", "qualified_plan", "designated_roth");
const NEW = buildCustodian("new", "traditional_ira", "roth_ira");
const TODAY = "2026-06-15";

const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const continueAction: Action = { type: "continued", today: TODAY };
const chooseOld: Action[] = [
  { type: "custodianChosen", side: "source", custodian: OLD },
  { type: "accountTypeChosen", side: "source", accountType: "qualified_plan" },
  continueAction,
];
const chooseNew: Action[] = [
  { type: "custodianChosen", side: "destination", custodian: NEW },
  { type: "accountTypeChosen", side: "destination", accountType: "traditional_ira" },
  continueAction,
];
const fillIn: Action[] = [
  { type: "filled", field: "firstName", text: "Ada" },
  { type: "filled", field: "email", text: "ada@example.com" },
  continueAction,
];
const start = () => createInitialState(SETTINGS);
const buildReview = () => run(start(), ...chooseOld, ...chooseNew, ...fillIn);
const buildError = (code: string, ...pointers: string[]) =>
  new WidgetError(code, "refused", { status: 422, pointers });

describe("Flow state", () => {
  it("moves from step to step, and back with all input kept", () => {
    const state = buildReview();
    expect(state.step).toBe("review");
    const back = run(state, ...Array<Action>(4).fill({ type: "wentBack" }));
    expect(back.step).toBe("source");
    expect(back.details.firstName).toBe("Ada");
    expect(run(back, continueAction, continueAction, continueAction)).toEqual(state);
  });

  it("stays on a side until it is fully chosen", () => {
    expect(run(start(), continueAction)).toMatchObject({ step: "source", sideIssue: "custodian" });
    const half = run(start(), { type: "custodianChosen", side: "source", custodian: OLD }, continueAction);
    expect(half).toMatchObject({ step: "source", sideIssue: "accountType" });
    expect(
      run(half, { type: "accountTypeChosen", side: "source", accountType: "qualified_plan" }),
    ).toMatchObject({ sideIssue: null });
  });

  it("clears a choice when its name is edited", () => {
    const chosen = run(start(), { type: "custodianChosen", side: "source", custodian: OLD });
    expect(run(chosen, { type: "queried", side: "source", query: "old" })).toBe(chosen);
    expect(run(chosen, { type: "queried", side: "source", query: "ol" }).source).toEqual({
      query: "ol",
      custodian: null,
      accountType: null,
    });
  });

  it("offers the permitted destination types, and selects the only one automatically", () => {
    const roth = run(
      start(),
      { type: "custodianChosen", side: "source", custodian: OLD },
      { type: "accountTypeChosen", side: "source", accountType: "designated_roth" },
      { type: "custodianChosen", side: "destination", custodian: NEW },
    );
    expect(getPossibleTypes(roth, "destination")).toEqual(["designated_roth", "roth_ira"]);
    expect(getOfferedTypes(roth, "destination")).toEqual(["roth_ira"]);
    expect(roth.destination.accountType).toBe("roth_ira");
  });

  it("asks for the destination's type again if a change rules it out", () => {
    const state = run(
      buildReview(),
      { type: "returnedTo", step: "source" },
      { type: "accountTypeChosen", side: "source", accountType: "designated_roth" },
    );
    expect(state.destination).toMatchObject({ custodian: NEW, accountType: "roth_ira" });
    const ira = buildCustodian("other", "traditional_ira", "sep_ira");
    const changed = run(state, { type: "custodianChosen", side: "destination", custodian: ira });
    expect(changed.destination.accountType).toBeNull();
  });

  it("skips the destination if the integrator has fixed it, and hides types that cannot go there", () => {
    const state = run(createInitialState(FIXED), ...chooseOld);
    expect(state.step).toBe("details");
    expect(state.destination).toMatchObject({ custodian: { id: "cus_home" }, accountType: "roth_ira" });
    const fixedToSep = {
      ...FIXED,
      destination: { custodianId: "cus_home", name: "Home", accountType: "sep_ira" },
    } as const;
    expect(getPossibleTypes(createInitialState(fixedToSep), "source")).not.toContain("roth_ira");
    expect(run(state, { type: "wentBack" }).step).toBe("source");
  });

  it("asks again for choices that new settings no longer offer, and keeps the rest", () => {
    const onlyRoth: Settings = { ...SETTINGS, types: { source: [], destination: ["roth_ira"] } };
    const state = run(buildReview(), { type: "configured", settings: onlyRoth });
    expect(state).toMatchObject({ step: "review", destination: { accountType: "roth_ira" } });
    const onlyPlans: Settings = { ...SETTINGS, types: { source: [], destination: ["403b"] } };
    expect(run(buildReview(), { type: "configured", settings: onlyPlans })).toMatchObject({
      step: "destination",
      details: { firstName: "Ada" },
    });
    expect(run(start(), ...chooseOld, { type: "configured", settings: FIXED }).step).toBe("source");
  });

  it("stops at an unlisted company or unknown account type if only known choices are allowed", () => {
    const knownOnly: Settings = { ...SETTINGS, knownOnly: true };
    const unlisted: Action = {
      type: "custodianChosen",
      side: "source",
      custodian: createUnlistedCustodian("Mill"),
    };
    const unsure: Action = { type: "typeUnsure", side: "source" };
    const chooseOldCustodian: Action = { type: "custodianChosen", side: "source", custodian: OLD };
    for (const [actions, sideIssue] of [
      [[unlisted, unsure], "custodian"],
      [[chooseOldCustodian, unsure], "accountType"],
    ] as const) {
      expect(run(start(), ...actions, continueAction)).toMatchObject({ step: "destination" });
      expect(run(createInitialState(knownOnly), ...actions, continueAction)).toMatchObject({
        step: "source",
        sideIssue,
      });
      const allowOnlyKnown: Action = { type: "configured", settings: knownOnly };
      expect(run(start(), ...actions, continueAction, allowOnlyKnown, continueAction)).toMatchObject({
        step: "source",
        sideIssue,
      });
    }
    expect(run(start(), unlisted, { type: "configured", settings: knownOnly }).source).toMatchObject({
      query: "Mill",
      custodian: null,
    });
  });

  it("shows issues next to their fields, and clears one when its field is corrected", () => {
    const state = run(
      start(),
      ...chooseOld,
      ...chooseNew,
      { type: "filled", field: "phone", text: "x" },
      continueAction,
    );
    expect(state).toMatchObject({
      step: "details",
      issues: { firstName: "required", email: "required", phone: "invalid" },
    });
    expect(run(state, { type: "filled", field: "phone", text: "" }).issues).toEqual({
      firstName: "required",
      email: "required",
    });
  });

  it("sends once, and does not navigate meanwhile", () => {
    const sending = run(buildReview(), { type: "sent" });
    expect(sending.isSending).toBe(true);
    expect(run(sending, { type: "wentBack" })).toEqual(sending);
    expect(run(sending, { type: "returnedTo", step: "source" })).toEqual(sending);
    expect(run(start(), { type: "sent" }).isSending).toBe(false);
  });

  it("returns to the fields that the service rejects", () => {
    const state = run(
      buildReview(),
      { type: "sent" },
      { type: "failed", error: buildError("validation_failed", "#/email") },
    );
    expect(state).toMatchObject({
      step: "details",
      isSending: false,
      problem: null,
      issues: { email: "invalid" },
      details: { firstName: "Ada" },
    });
  });

  it("stays on the step for any other problem, with all input kept", () => {
    const before = buildReview();
    const error = buildError("validation_failed", "#/nothing-shown");
    const state = run(before, { type: "sent" }, { type: "failed", error });
    expect(state).toEqual({ ...before, problem: error });
    expect(run(state, { type: "sent" }).problem).toBeNull();
    expect(run(state, { type: "wentBack" }).problem).toBeNull();
  });
});
