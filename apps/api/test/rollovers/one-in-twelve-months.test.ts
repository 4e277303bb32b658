import { describe, expect, it } from "@jest/globals";
import { buildAccount, custodianId, TestClock } from "@svc/testing";
import { type EvaluatedRollover, findOtherDistributions } from "../../src/rollovers/other-distributions.ts";
import { expectProblem } from "../problem-answers.ts";
import { advance, newOrganization, passDays } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { act, expectWhole, NOW, readStored, run } from "../workflow/rollover-course.ts";

const TODAY = "2026-06-15";
const RULE = "one_rollover_per_12_months";
const paid = (receivedOn = TODAY) => ({
  receivedOn,
  grossAmount: "100.00",
  withheldFederal: "0.00",
  withheldState: "0.00",
  datesAttested: true,
});

describe("one 60-day rollover between IRAs in twelve months, over all IRAs of a participant", () => {
  let api: TestApi;
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  let counter = 1000;
  /** Another rollover of a participant, between accounts that no other one has. */
  async function post(accountId: string, from = "traditional_ira", to = from, changes: object = {}) {
    const [source, destination] = [
      await custodianId(api, "test-manual"),
      await custodianId(api, "test-silent"),
    ];
    counter += 1;
    return api.call("post", "/v1/rollovers").send({
      accountId,
      type: "indirect_60_day",
      source: { custodianId: source, accountType: from, accountNumber: `FROM-${counter}` },
      destination: { custodianId: destination, accountType: to, accountNumber: `TO-${counter}` },
      amount: { kind: "full" },
      deliveryMethod: "check",
      attestations: { eligibleAmount: true, noOtherRolloverIn12Months: true, taxableAcknowledged: true },
      ...changes,
    });
  }

  async function create(...input: Parameters<typeof post>): Promise<string> {
    const answer = await post(...input);
    expect(answer.body.errors ?? answer.body.rule ?? null).toBeNull();
    expect(answer.status).toBe(201);
    return answer.body.id;
  }

  /** A rollover of which the participant has received the money. */
  async function distribute(accountId: string, from?: string, to?: string, receivedOn = TODAY) {
    const id = await create(accountId, from, to);
    await advance(api, id, "approved").expect(200);
    await run(api, id, ["record_distribution", paid(receivedOn)]);
    return id;
  }

  /** In an organization of its own. */
  async function begin(): Promise<string> {
    api = await newOrganization(base);
    return (await buildAccount(api, api.ak.organizationId)).id;
  }

  const refuse = (answer: Parameters<typeof expectProblem>[0], receivedOn = TODAY) => {
    const problem = expectProblem(answer, "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: RULE });
    expect(problem.detail).toContain(receivedOn);
  };

  it("422 up to the day before twelve months are over, 201 and 200 from then on", async () => {
    const participant = await begin();
    const [draft, consent, approved] = [
      await create(participant),
      await create(participant),
      await create(participant),
    ];
    await run(api, draft, "hold");
    await run(api, consent, "hold");
    await advance(api, approved, "approved").expect(200);
    await distribute(participant);
    refuse(await post(participant));
    refuse(await act(api, approved, "record_distribution", paid()));
    expect((await passDays(api, 364)).now).toBe("2027-06-14T12:00:00.000Z");
    await run(api, draft, "release");
    await run(api, consent, "release");
    refuse(await post(participant));
    for (const id of [draft, consent, approved]) {
      const before = await readStored(api, id);
      if (id !== approved) refuse(await act(api, id, "submit"));
      if (id !== approved) refuse(await act(api, id, "request_consent"));
      if (id !== approved) refuse(await advance(api, id));
      else refuse(await act(api, id, "record_distribution", paid("2027-06-14")));
      expect(await readStored(api, id)).toEqual(before);
    }
    await passDays(api, 1);
    await create(participant);
    await run(api, draft, "submit");
    await run(api, consent, "request_consent");
    await run(api, approved, ["record_distribution", paid("2027-06-15")]);
    // And from this one on, the next twelve months.
    refuse(await post(participant), "2027-06-15");
    refuse(await act(api, consent, "sign_consent"), "2027-06-15");
    for (const id of [draft, consent, approved]) await expectWhole(api, id);
  });

  it("does not count a rollover's own distribution against it", async () => {
    const participant = await begin();
    const id = await distribute(participant);
    const stored = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id } });
    const evaluated = { ...stored, type: "indirect_60_day" } as unknown as EvaluatedRollover;
    expect(await findOtherDistributions(api.db.sql, evaluated)).toEqual([]);
    expect(await findOtherDistributions(api.db.sql, { ...evaluated, id: "rol_other" })).toEqual([TODAY]);
  });

  it("counts the months from the day of receipt, whenever it was recorded", async () => {
    const participant = await begin();
    await distribute(participant, undefined, undefined, "2025-06-16");
    refuse(await post(participant), "2025-06-16");
    const other = (await buildAccount(api, api.ak.organizationId)).id;
    await distribute(other, undefined, undefined, TODAY.replace("2026", "2025"));
    await create(other);
  });

  it("422 for a receipt within twelve months before one that is known, 200 for one that is free on both sides", async () => {
    const participant = await begin();
    await distribute(participant, undefined, undefined, "2025-06-01");
    const id = await create(participant);
    await advance(api, id, "approved").expect(200);
    for (const receivedOn of ["2025-05-20", "2024-06-02", "2025-06-01", "2026-05-31"]) {
      refuse(await act(api, id, "record_distribution", paid(receivedOn)), "2025-06-01");
    }
    const other = await create(participant);
    await advance(api, other, "approved").expect(200);
    await run(api, id, ["record_distribution", paid("2024-06-01")]);
    await run(api, other, ["record_distribution", paid("2026-06-01")]);
  });

  it.each([
    ["roth_ira", "roth_ira", "traditional_ira", "traditional_ira"],
    ["traditional_ira", "traditional_ira", "roth_ira", "roth_ira"],
    ["sep_ira", "traditional_ira", "traditional_ira", "sep_ira"],
    ["simple_ira", "simple_ira", "sep_ira", "sep_ira"],
  ])("422 over all IRAs: after %s to %s, for %s to %s", async (from, to, nextFrom, nextTo) => {
    const participant = await begin();
    await distribute(participant, from, to);
    refuse(await post(participant, nextFrom, nextTo));
  });

  it("201 for what is not of that kind, and because of what is not", async () => {
    const participant = await begin();
    // Conversions, and what comes from an employer's plan or goes to one.
    for (const [from, to] of [
      ["traditional_ira", "roth_ira"],
      ["qualified_plan", "traditional_ira"],
      ["traditional_ira", "qualified_plan"],
    ] as const) {
      await distribute(participant, from, to);
      await create(participant);
    }
    await distribute(participant);
    refuse(await post(participant));
    await create(participant, "traditional_ira", "roth_ira");
    await create(participant, "qualified_plan", "traditional_ira");
    await create(participant, "traditional_ira", "traditional_ira", { type: "trustee_transfer" });
    // Submitting and moving them is nobody's concern either.
    await distribute(participant, "traditional_ira", "roth_ira");
  });

  it("201 after what came to nothing, 422 after what was completed", async () => {
    const participant = await begin();
    const failed = await distribute(participant);
    refuse(await post(participant));
    await run(api, failed, "fail");
    const returned = await distribute(participant);
    await run(api, returned, "report_funds_returned");
    const completed = await distribute(participant);
    await advance(api, completed, "completed").expect(200);
    refuse(await post(participant));
  });

  const PERSON = { lastName: "Sample", dateOfBirth: "1961-12-09", ssnLast4: "1234" };
  /** Another account of a person: under an id of the integrator's own, by which it is kept apart. */
  async function openAccount(details: object): Promise<string> {
    counter += 1;
    const body = {
      externalId: `person-${counter}`,
      firstName: "Ada",
      email: `a${counter}@example.com`,
      ...details,
    };
    return (await api.call("post", "/v1/accounts").send(body).expect(201)).body.account.id;
  }

  it.each([
    ["the same name, birth and digits", PERSON, PERSON],
    [
      "the same address and birth",
      { email: "one@x.com", dateOfBirth: "1961-12-09" },
      { email: "One@x.com", dateOfBirth: "1961-12-09" },
    ],
    [
      "the same address and digits",
      { email: "one@x.com", ssnLast4: "1234" },
      { email: "one@x.com", ssnLast4: "1234" },
    ],
  ])("422 follows the person, whichever account it is: %s", async (_what, one, other) => {
    await begin();
    const [first, second] = [await openAccount(one), await openAccount(other)];
    await distribute(first);
    refuse(await post(second));
    // Somebody else's are nobody's concern, nor is what a third account joins before it does.
    await create(await openAccount({ ...PERSON, ssnLast4: "9876" }));
  });

  it("422 over accounts that a third one joins", async () => {
    await begin();
    const first = await openAccount({ ...PERSON, email: "one@x.com" });
    await openAccount({ ...PERSON, email: "two@x.com" });
    const third = await openAccount({ email: "two@x.com", dateOfBirth: PERSON.dateOfBirth });
    await distribute(first);
    refuse(await post(third));
  });

  it("422 for every distribution of a rollover, not for the first alone", async () => {
    const participant = await begin();
    const id = await create(participant);
    await advance(api, id, "approved").expect(200);
    await run(api, id, ["record_distribution", paid("2025-05-01")]);
    await run(api, id, [
      "mark_funds_sent",
      { method: "check", amount: "5.00", sentTo: "participant", receivedOn: TODAY },
    ]);
    refuse(await post(participant));
  });

  it("200 for one of several accounts of a person at the same moment, 422 for the others", async () => {
    for (let round = 0; round < 3; round += 1) {
      await begin();
      const accounts = [await openAccount(PERSON), await openAccount(PERSON), await openAccount(PERSON)];
      const ids: string[] = [];
      for (const account of accounts) ids.push(await create(account));
      for (const id of ids) await advance(api, id, "approved").expect(200);
      const answers = await Promise.all(ids.map((id) => act(api, id, "record_distribution", paid())));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    }
  });

  it("201 for another participant, and for one of another organization", async () => {
    const participant = await begin();
    await distribute(participant);
    await distribute((await buildAccount(api, api.ak.organizationId)).id);
    await distribute(await begin());
  });

  it("422 asks for the attestation where nothing is known, and 422 in spite of it where something is", async () => {
    const participant = await begin();
    for (const attested of [{}, { noOtherRolloverIn12Months: false }]) {
      const attestations = { eligibleAmount: true, ...attested };
      const answer = await post(participant, undefined, undefined, { attestations });
      expect(expectProblem(answer, "rollover_not_permitted")).toMatchObject({ rule: RULE });
      expect(answer.body.detail).toContain("noOtherRolloverIn12Months");
    }
    await distribute(participant);
    refuse(await post(participant));
    // Twelve months later nothing is known that counts: it is asked for again.
    await passDays(api, 365);
    const answer = await post(participant, undefined, undefined, { attestations: { eligibleAmount: true } });
    expect(answer.body.detail).toContain("noOtherRolloverIn12Months");
    await create(participant);
  });

  it("200 for one of several that record their distribution at the same moment, 422 for the others", async () => {
    for (let round = 0; round < 5; round += 1) {
      const participant = await begin();
      const ids = [
        await create(participant),
        await create(participant, "roth_ira"),
        await create(participant, "sep_ira"),
      ];
      for (const id of ids) await advance(api, id, "approved").expect(200);
      const answers = await Promise.all(ids.map((id) => act(api, id, "record_distribution", paid())));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      for (const answer of answers.filter(({ status }) => status === 422)) refuse(answer);
      const states = await Promise.all(ids.map(async (id) => (await expectWhole(api, id)).row.state));
      expect(states.sort()).toEqual(["approved", "approved", "funds_sent"]);
    }
  });

  it("200 for two participants at the same moment: neither waits for the other's leave", async () => {
    const first = await begin();
    const second = (await buildAccount(api, api.ak.organizationId)).id;
    const ids = [await create(first), await create(second)];
    for (const id of ids) await advance(api, id, "approved").expect(200);
    const answers = await Promise.all(ids.map((id) => act(api, id, "record_distribution", paid())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
