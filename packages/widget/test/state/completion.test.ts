import { describe, expect, it } from "@jest/globals";
import type { Custodian } from "../../src/api/client.ts";
import { type Completion, findWorst, OUTCOMES, readCompletion } from "../../src/state/completion.ts";
import { EMPTY_DETAILS, readFieldSettings } from "../../src/state/fields.ts";
import { buildMilestones } from "../../src/state/milestones.ts";
import { type Action, reduce } from "../../src/state/reduce.ts";
import { createInitialState, isFinished, type State } from "../../src/state/state.ts";

const settings = {
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
const details = { ...EMPTY_DETAILS, firstName: "Ada" };
const buildReview = (): State => ({ ...createInitialState(settings), step: "review", details });
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const sent: Action[] = [{ type: "sent" }, { type: "created", consent: null, accountId: "acct_1" }];
const completeWith = (completion: Completion | null): Action => ({ type: "completed", completion });

describe("Completion reported by a page", () => {
  it("is read as an outcome; an absent result means submitted", () => {
    expect(readCompletion(undefined)).toEqual({ outcome: "submitted" });
    expect(readCompletion(null)).toEqual({ outcome: "submitted" });
    for (const outcome of OUTCOMES) expect(readCompletion({ outcome })).toEqual({ outcome });
    expect(readCompletion({ outcome: "failed", reference: 77, message: "  Why.  " })).toEqual({
      outcome: "failed",
      reference: "77",
      message: "Why.",
    });
  });

  it("is null if it is not an outcome, such as a fetch response whose body was not read", () => {
    for (const value of [true, 1, "submitted", {}, [], { outcome: "done" }, new Response("{}")])
      expect(readCompletion(value)).toBeNull();
  });

  it("omits a reference that is not text or a number, and an empty message", () => {
    const { outcome, reference, message } = readCompletion({
      outcome: "submitted",
      reference: {},
      message: " ",
    }) as Completion;
    expect([outcome, reference, message]).toEqual(["submitted", undefined, undefined]);
  });

  it("has a tracking link only if it is a web address", () => {
    const trackingUrl = "https://rail.example.com/track#secret";
    expect(readCompletion({ outcome: "submitted", trackingUrl })).toMatchObject({ trackingUrl });
    for (const other of ["javascript:alert(1)", "data:text/html,x", "/track", 7, null, {}]) {
      expect(readCompletion({ outcome: "submitted", trackingUrl: other })).not.toHaveProperty("trackingUrl");
    }
  });

  it("is the worst of several", () => {
    const all: (Completion | null)[] = [
      { outcome: "submitted" },
      { outcome: "needs_review" },
      null,
      { outcome: "failed" },
    ];
    for (const [index, worst] of all.entries()) {
      const upTo = all.slice(0, index + 1);
      expect(findWorst(upTo)).toBe(worst);
      expect(findWorst(upTo.toReversed())).toBe(worst);
    }
    expect(findWorst([])).toBeNull();
  });
});

describe("The final step", () => {
  it("is not shown while the widget waits for the result, and going back is blocked meanwhile", () => {
    const waiting = run(buildReview(), ...sent);
    expect(waiting).toMatchObject({ step: "review", isSending: true, accountId: "acct_1", details });
    expect(run(waiting, { type: "wentBack" }, { type: "returnedTo", step: "details" })).toEqual(waiting);
    expect(run(waiting, { type: "waitedLong" }).isSlow).toBe(true);
    expect(run(waiting, completeWith(null), { type: "waitedLong" }).isSlow).toBe(false);
  });

  it.each([{ outcome: "submitted" }, { outcome: "needs_review" }] as const)(
    "ends the flow and clears the details with %j",
    (completion) => {
      const state = run(buildReview(), ...sent, completeWith(completion));
      expect(state).toMatchObject({ step: "done", isSending: false, completion, details: EMPTY_DETAILS });
      expect(isFinished(state)).toBe(true);
      expect(run(state, { type: "wentBack" }).step).toBe("done");
    },
  );

  it("keeps everything after a failure, to go back or to send again", () => {
    const failed = run(buildReview(), ...sent, completeWith({ outcome: "failed" }));
    expect(failed).toMatchObject({ step: "done", isSending: false, details });
    expect(isFinished(failed)).toBe(false);
    const back = run(failed, { type: "wentBack" });
    expect(back).toMatchObject({ step: "review", details, completion: null });
    const again = run(failed, ...sent);
    expect(again).toMatchObject({
      step: "review",
      isSending: true,
      isSlow: false,
      completion: null,
      details,
    });
    expect(isFinished(run(again, completeWith({ outcome: "submitted" })))).toBe(true);
  });

  it("is updated by a late result, and a late failure loses no input", () => {
    const unknown = run(buildReview(), ...sent, completeWith(null));
    expect(unknown).toMatchObject({ step: "done", isSending: false, completion: null, details });
    expect(isFinished(unknown)).toBe(true);
    expect(run(unknown, { type: "wentBack" }).step).toBe("done");
    const late = run(unknown, completeWith({ outcome: "submitted" }));
    expect(late).toMatchObject({
      step: "done",
      completion: { outcome: "submitted" },
      details: EMPTY_DETAILS,
    });
    const failed = run(unknown, completeWith({ outcome: "failed" }), { type: "wentBack" });
    expect(failed).toMatchObject({ step: "review", details });
  });

  it("clears the details when the widget is closed after the flow ended, and keeps them otherwise", () => {
    const closed: Action = { type: "closed" };
    expect(run(buildReview(), ...sent, completeWith(null), closed).details).toEqual(EMPTY_DETAILS);
    expect(run(buildReview(), ...sent, completeWith({ outcome: "failed" }), closed).details).toEqual(details);
    expect(run(buildReview(), closed).details).toEqual(details);
  });
});

describe("Milestones", () => {
  const buildCustodian = (id: string, data: Partial<Custodian> = {}): Custodian => ({
    id,
    name: id,
    aliases: [],
    supportedAccountTypes: [],
    ...data,
  });
  const NO_REQUIREMENTS = {
    loa: false,
    medallion: false,
    notarization: false,
    spousalConsent: false,
    wetSignature: false,
  };
  const listMilestoneTexts = (from: Custodian, to: Custodian, completion: Completion | null = null) => {
    const buildSide = (custodian: Custodian) => ({ query: "", custodian, accountType: null });
    const state = { ...buildReview(), source: buildSide(from), destination: buildSide(to), completion };
    return buildMilestones(state).map(({ text, days }) => (days ? `${text} ${days.min}-${days.max}` : text));
  };

  it("follow from the data of both custodians, in order", () => {
    const all = { loa: true, medallion: true, notarization: true, spousalConsent: true, wetSignature: true };
    const from = buildCustodian("a", {
      requirements: all,
      deliveryMethods: ["wire", "check"],
      processingDays: { min: 3, max: 10 },
    });
    expect(listMilestoneTexts(from, buildCustodian("b", { processingDays: { min: 1, max: 1 } }))).toEqual([
      "nextSpouse",
      "nextSignature",
      "nextMedallion",
      "nextNotary",
      "nextLetter",
      "nextSent 3-10",
      "nextCheck",
      "nextReceived 1-1",
    ]);
  });

  it("include each requirement on its own", () => {
    const findFirstText = (requirement: keyof typeof NO_REQUIREMENTS) =>
      listMilestoneTexts(
        buildCustodian("a", { requirements: { ...NO_REQUIREMENTS, [requirement]: true } }),
        buildCustodian("b"),
      )[0];
    const requirements = Object.keys(NO_REQUIREMENTS) as (keyof typeof NO_REQUIREMENTS)[];
    expect(requirements.map((requirement) => findFirstText(requirement))).toEqual([
      "nextLetter",
      "nextMedallion",
      "nextNotary",
      "nextSpouse",
      "nextSignature",
    ]);
  });

  it("show no days and no documents for a custodian without data", () => {
    expect(listMilestoneTexts(buildCustodian("a"), buildCustodian("b"))).toEqual([
      "nextSent",
      "nextReceived",
    ]);
    const wire = buildCustodian("a", { requirements: NO_REQUIREMENTS, deliveryMethods: ["wire"] });
    expect(listMilestoneTexts(wire, buildCustodian("b"))).toEqual(["nextSent", "nextReceived"]);
  });

  it("are a single step if both accounts are at the same custodian, preceded only by a needed review", () => {
    const custodian = buildCustodian("a", {
      requirements: { ...NO_REQUIREMENTS, loa: true },
      processingDays: { min: 0, max: 2 },
    });
    expect(listMilestoneTexts(custodian, custodian)).toEqual(["nextWithin 0-2"]);
    const fixedDestination = { ...custodian, name: "Our own name of it" };
    expect(listMilestoneTexts(custodian, fixedDestination)).toEqual(["nextWithin 0-2"]);
    expect(listMilestoneTexts(custodian, custodian, { outcome: "needs_review" })).toEqual([
      "nextReview",
      "nextWithin 0-2",
    ]);
  });
});
