import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";
import {
  buildDistribution,
  changeDistribution,
  createDistribution,
  type Distribution,
  readDistribution,
} from "./distribution-calls.ts";

describe("Distribution", () => {
  const api = useTestApi();
  const create = async (body: object): Promise<Distribution> =>
    (await createDistribution(api, body).expect(201)).body;
  const listEventTypes = async (id: string) =>
    (await api.call("get", "/v1/events").query({ limit: 100 })).body.data
      .filter(({ data }: { data: { distributionId?: string } }) => data.distributionId === id)
      .map(({ type }: { type: string }) => type);

  it("splits a 401(k): the basis tax-free to a Roth IRA, the rest to a traditional IRA", async () => {
    const body = await buildDistribution(api);
    const response = await createDistribution(api, { ...body, externalId: "split-1" }).expect(201);
    const created: Distribution = response.body;
    expect(response.headers.location).toBe(`/v1/distributions/${created.id}`);
    expect(created).toMatchObject({
      state: "draft",
      externalId: "split-1",
      source: { accountNumberMask: "****8877" },
      paidToParticipant: { amount: "0.00", moneySources: [] },
      destinations: [
        { state: "draft", amount: "80000.00", moneySources: [{ kind: "pre_tax", amount: "80000.00" }] },
        { state: "draft", amount: "20000.00", moneySources: [{ kind: "after_tax", amount: "20000.00" }] },
      ],
    });
    const [traditional, roth] = created.destinations.map(({ rolloverId }) => rolloverId) as [string, string];
    const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
    expect(await read(traditional)).toMatchObject({
      distributionId: created.id,
      amount: { kind: "partial", requested: "80000.00" },
      taxTreatment: { taxable: false, code1099R: "G" },
    });
    expect(await read(roth)).toMatchObject({
      distributionId: created.id,
      moneySources: [{ kind: "after_tax", amount: "20000.00", basis: "20000.00", earnings: "0.00" }],
      taxTreatment: { taxable: false, code1099R: "G" },
    });
    expect(await readDistribution(api, created.id)).toEqual(created);
    for (const id of [traditional, roth]) await expectConsistent(api, id);
  });

  it("is submitted and canceled as a whole, with an event each time", async () => {
    const { id, destinations } = await create(await buildDistribution(api));
    const submitted = (await changeDistribution(api, id, "submit").expect(200)).body;
    expect(submitted).toMatchObject({
      state: "submitted",
      version: 2,
      destinations: [{ state: "submitted" }, { state: "submitted" }],
    });
    expectProblem(await changeDistribution(api, id, "submit"), "invalid_transition");
    const cancelled = (await changeDistribution(api, id, "cancel").expect(200)).body;
    expect(cancelled).toMatchObject({
      state: "cancelled",
      version: 3,
      destinations: [{ state: "cancelled" }, { state: "cancelled" }],
    });
    expect(await readDistribution(api, id)).toEqual(cancelled);
    const distributionEvents = ["distribution.cancelled", "distribution.submitted", "distribution.created"];
    expect(await listEventTypes(id)).toEqual(distributionEvents);
    for (const { rolloverId } of destinations) {
      const { events, timeline } = await expectConsistent(api, rolloverId);
      const rolloverEvents = ["rollover.created", "rollover.submitted", "rollover.cancelled"];
      expect(events.map(({ type }) => type)).toEqual(rolloverEvents);
      // Reasons are encrypted, like the participant's other texts.
      expect(JSON.stringify(timeline.map(({ reason, data }) => ({ reason, data })))).not.toMatch(
        /consent-9|mind/,
      );
    }
  });

  it("pays the amount not rolled over to the participant, by money source", async () => {
    const body = await buildDistribution(api);
    const [first] = body.destinations;
    const { paidToParticipant } = await create({
      ...body,
      paidToParticipant: "30000.00",
      destinations: [{ ...first, amount: "70000.00" }],
    });
    expect(paidToParticipant).toEqual({
      amount: "30000.00",
      moneySources: [
        { kind: "pre_tax", amount: "10000.00" },
        { kind: "after_tax", amount: "20000.00" },
      ],
      payment: null,
    });
  });

  it("rejects a destination with a rollover in progress from the same account, and writes nothing", async () => {
    const body = await buildDistribution(api);
    await create(body);
    const before = await countRows(api);
    const again = await createDistribution(api, {
      ...body,
      destinations: body.destinations.map((one, index) =>
        index === 0 ? { ...one, destination: { ...one.destination, accountNumber: "IRA-OTHER" } } : one,
      ),
    });
    expect(expectProblem(again, "duplicate_rollover")).toMatchObject({
      rolloverId: expect.stringMatching(/^rol_/),
      errors: [{ pointer: "#/destinations/1" }],
    });
    expect(await countRows(api)).toEqual(before);
  });

  it("points to the error in one of its destinations", async () => {
    const body = await buildDistribution(api);
    const before = await countRows(api);
    const { destination } = body.destinations[1] ?? {};
    const moneySources = [{ kind: "after_tax", amount: "20000.00" }];
    for (const [change, pointer, code] of [
      [{ amount: "19999.99" }, "#/amount"],
      [{ deliveryMethod: "acats" }, "#/destinations/1/deliveryMethod"],
      [{ destination: body.destinations[0]?.destination }, "#/destinations/1/destination/accountNumber"],
      [
        { destination: { ...destination, custodianId: "cus_00000000000000000000000000" } },
        "#/destinations/1/destination/custodianId",
        "not_found",
      ],
      [
        { destination: { ...destination, accountType: "governmental_457b" }, moneySources },
        "#/destinations/1",
        "rollover_not_permitted",
      ],
      [{ moneySources: [{ kind: "pre_tax", amount: "30000.00" }] }, "#/destinations/1/moneySources"],
      [{ metadata: { "": "x" } }, "#/destinations/1/metadata/"],
    ] as const) {
      const destinations = [body.destinations[0], { ...body.destinations[1], ...change }];
      const response = await createDistribution(api, { ...body, destinations });
      expect(expectIssues(response, code ?? "validation_failed")).toEqual([pointer]);
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("rejects an invalid body and another organization's account", async () => {
    const body = await buildDistribution(api);
    const send = (change: object) => createDistribution(api, { ...body, ...change });
    const six = Array.from({ length: 6 }, () => body.destinations[0]);
    for (const [change, ...pointers] of [
      [{ destinations: six }, "#/destinations"],
      [{ destinations: [] }, "#/destinations"],
      [{ moneySources: [] }, "#/moneySources"],
      [{ amount: "1e5", paidToParticipant: "-1.00" }, "#/amount", "#/paidToParticipant"],
      [{ moneySources: [{ kind: "bonus" }] }, "#/moneySources/0/kind"],
      [{ moneySources: [{ kind: "pre_tax", percent: "101" }] }, "#/moneySources/0/percent"],
    ] as const)
      expect(expectIssues(await send(change), "validation_failed")).toEqual(pointers);
    const { key } = await buildKey(api, "ak");
    expectProblem(await createDistribution(api, body, key), "not_found");
  });

  it("rejects a change of amount or source in one of its rollovers, and accepts other changes", async () => {
    const { id, destinations } = await create(await buildDistribution(api));
    const path = `/v1/rollovers/${destinations[0]?.rolloverId}`;
    const patch = (body: object) => api.call("patch", path).send(body);
    expectProblem(await patch({ amount: { kind: "full" }, moneySources: [] }), "invalid_transition");
    expectProblem(await patch({ source: { accountNumber: "401K-2222" } }), "invalid_transition");
    await patch({ destination: { accountNumber: "IRA-2222" }, externalId: "x" }).expect(200);
    await changeDistribution(api, id, "submit").expect(200);
  });

  it("is submitted as a whole or not at all", async () => {
    const { id, destinations } = await create(await buildDistribution(api));
    const [first, second] = destinations.map(({ rolloverId }) => rolloverId) as [string, string];
    await act(api, second, "cancel").expect(200);
    const before = await countRows(api);
    const refused = await changeDistribution(api, id, "submit");
    expect(expectProblem(refused, "invalid_transition").errors).toEqual([
      { pointer: "#/destinations/1", detail: expect.stringMatching(/state cancelled/) },
    ]);
    expect(await countRows(api)).toEqual(before);
    expect(await readDistribution(api, id)).toMatchObject({
      state: "draft",
      destinations: [{ state: "draft" }, { state: "cancelled" }],
    });
    await changeDistribution(api, id, "cancel").expect(200);
    expect((await expectConsistent(api, first)).row.state).toBe("cancelled");
    expectProblem(await changeDistribution(api, id, "cancel"), "invalid_transition");
  });

  it("can't be canceled once the money of one rollover has been sent", async () => {
    const { id, destinations } = await create(await buildDistribution(api));
    await changeDistribution(api, id, "submit").expect(200);
    const second = destinations[1]?.rolloverId ?? "";
    const steps = ["start_review", "approve", "send_to_custodian", "acknowledge", "mark_funds_sent"];
    for (const action of steps) await act(api, second, action).expect(200);
    const refused = await changeDistribution(api, id, "cancel");
    expect(expectProblem(refused, "invalid_transition").errors).toMatchObject([
      { pointer: "#/destinations/1" },
    ]);
    expect((await expectConsistent(api, destinations[0]?.rolloverId ?? "")).row.state).toBe("submitted");
  });
});
