import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, buildOrganization, findCustodianId, TestClock } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/money-in-transit";
const TODAY = "2026-06-15";

interface Money {
  transfers: object[];
  receipts?: object[];
  amountMismatch?: object;
}

describe("Money in transit", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(`${TODAY}T16:00:00.000Z`)) });
  const setUp = async () => {
    const organizationId = await buildOrganization(api);
    return { organizationId, person: await signInAs(api, "viewer", { organizationId }) };
  };
  const read = async (person: SignedIn, query = "") =>
    (await callAs(api, person, "get", `${PATH}${query}`).expect(200)).body;
  const insert = async (
    organizationId: string,
    { transfers, receipts = [], amountMismatch }: Money,
    input: Parameters<typeof insertRollover>[2] = {},
  ) => {
    const id = await insertRollover(api, organizationId, { state: "funds_sent", ...input });
    await api.db.pool.query(
      "UPDATE rollovers SET transfers = $2, receipts = $3, amount_mismatch = $4 WHERE id = $1",
      [
        id,
        JSON.stringify(transfers),
        JSON.stringify(receipts.map((receipt) => ({ receivedOn: TODAY, lateReason: null, ...receipt }))),
        amountMismatch ? JSON.stringify(amountMismatch) : null,
      ],
    );
    return id;
  };
  const buildTransfer = (amount: string, sentOn: string | null, changes: object = {}) => ({
    id: newId("rol"),
    method: "wire",
    amount,
    withheldFederal: "0.00",
    withheldState: "0.00",
    sentTo: "destination",
    trackingNumber: null,
    status: "sent",
    voidReason: null,
    sentOn,
    recordedOn: sentOn,
    ...changes,
  });

  it("200 sums money that was sent and did not arrive, by age and custodian", async () => {
    const { organizationId, person } = await setUp();
    const [fidelity, vanguard] = await Promise.all(
      ["fidelity", "vanguard"].map((slug) => findCustodianId(api, slug)),
    );
    const first = buildTransfer("100.00", "2026-04-01");
    await insert(organizationId, { transfers: [buildTransfer("10.10", "2026-06-15")] });
    await insert(organizationId, { transfers: [buildTransfer("20.00", "2026-06-12")] }, { state: "on_hold" });
    await insert(
      organizationId,
      { transfers: [buildTransfer("30.05", "2026-06-11")] },
      { source: "vanguard", destination: "fidelity" },
    );
    // The first payment arrived, so the age is the second's.
    const partial = await insert(
      organizationId,
      {
        transfers: [
          first,
          buildTransfer("50.00", "2026-05-20"),
          buildTransfer("7.00", "2026-01-01", { status: "void" }),
        ],
        receipts: [
          { amount: "100.00", status: "received", transferId: first.id },
          { amount: "50.00", status: "void", transferId: null },
        ],
      },
      { state: "funds_received" },
    );
    // Without a payment date, the age comes from the creation.
    const oldest = await insert(
      organizationId,
      { transfers: [buildTransfer("1.00", null)] },
      { createdAt: new Date("2026-01-02T12:00:00Z") },
    );
    // These do not count: an arrived amount, a mismatch, a failed rollover, nothing sent, another organization.
    await insert(
      organizationId,
      { transfers: [buildTransfer("5.00", TODAY)], receipts: [{ amount: "5.00" }] },
      { state: "funds_received" },
    );
    await insert(
      organizationId,
      {
        transfers: [buildTransfer("5.00", TODAY)],
        receipts: [{ amount: "4.00" }],
        amountMismatch: { status: "open" },
      },
      { state: "funds_received" },
    );
    await insert(organizationId, { transfers: [buildTransfer("5.00", TODAY)] }, { state: "failed" });
    await insert(organizationId, { transfers: [] }, { state: "processing" });
    await insert(await buildOrganization(api), { transfers: [buildTransfer("999.00", TODAY)] });

    const body = await read(person);
    expect(body).toMatchObject({
      object: "money_in_transit",
      today: TODAY,
      amount: "111.15",
      count: 5,
      ages: [
        { age: "up_to_3_days", amount: "30.10", count: 2 },
        { age: "up_to_10_days", amount: "30.05", count: 1 },
        { age: "up_to_30_days", amount: "50.00", count: 1 },
        { age: "over_30_days", amount: "1.00", count: 1 },
      ],
      custodians: [
        { custodianId: fidelity, amount: "81.10", count: 4 },
        { custodianId: vanguard, amount: "30.05", count: 1 },
      ],
    });
    expect(body.rollovers).toHaveLength(5);
    expect(body.rollovers.slice(0, 2)).toEqual([
      {
        rolloverId: oldest,
        accountId: expect.any(String),
        custodianId: fidelity,
        amount: "1.00",
        sentOn: "2026-01-02",
        days: 164,
      },
      {
        rolloverId: partial,
        accountId: expect.any(String),
        custodianId: fidelity,
        amount: "50.00",
        sentOn: "2026-05-20",
        days: 26,
      },
    ]);
    // The rollover list has the same filters, so that the chart can link to it.
    const listRollovers = async (query: string) => {
      const response = await callAs(
        api,
        person,
        "get",
        `/v1/rollovers?limit=100&sort=urgency&${query}`,
      ).expect(200);
      return (response.body.data as { id: string }[]).map(({ id }) => id).sort();
    };
    const listInTransit = async (query: string) =>
      (await read(person, `?${query}`)).rollovers
        .map(({ rolloverId }: { rolloverId: string }) => rolloverId)
        .sort();
    expect(await listRollovers("inTransit=true")).toEqual(await listInTransit(""));
    for (const { age } of body.ages) {
      expect(await listRollovers(`inTransitAge=${age}`)).toEqual(await listInTransit(`age=${age}`));
      expect(await listRollovers(`inTransitAge=${age}&sourceCustodianId=${vanguard}`)).toEqual(
        await listInTransit(`age=${age}&custodianId=${vanguard}`),
      );
    }
    expect(await listRollovers(`inTransit=true&sourceCustodianId=${vanguard}`)).toEqual(
      await listInTransit(`custodianId=${vanguard}`),
    );
    expect(await listRollovers(`sourceCustodianId=${vanguard}`)).toEqual(
      await listInTransit(`custodianId=${vanguard}`),
    );
    // Vanguard is the source of one, and the destination of the others.
    expect(await listRollovers(`inTransit=true&custodianId=${vanguard}`)).toHaveLength(5);
    expect(await listRollovers("inTransit=true&state=on_hold")).toHaveLength(1);
    const counts = await Promise.all(
      ["up_to_3_days", "up_to_10_days", "up_to_30_days", "over_30_days"].map(
        async (age) => (await read(person, `?age=${age}`)).rollovers.length,
      ),
    );
    expect(counts).toEqual([2, 1, 1, 1]);
    expect(await read(person, `?custodianId=${vanguard}`)).toMatchObject({ amount: "30.05", count: 1 });
    expect(await read(person, `?custodianId=${vanguard}&age=over_30_days`)).toMatchObject({
      count: 0,
      custodians: [],
    });
  });

  it("200 shows payments that add up to a trillion or more", async () => {
    const { organizationId, person } = await setUp();
    const largest = () => buildTransfer("999999999999.99", TODAY);
    const id = await insert(organizationId, { transfers: [largest(), largest()] });
    expect(await read(person)).toMatchObject({
      amount: "1999999999999.98",
      rollovers: [{ rolloverId: id, amount: "1999999999999.98" }],
    });
  });

  it("200 with amount zero for a new organization", async () => {
    const { person } = await setUp();
    expect(await read(person)).toMatchObject({ amount: "0.00", count: 0, custodians: [], rollovers: [] });
  });

  it("200 counts days by the organization's sandbox clock", async () => {
    const { organizationId, person } = await setUp();
    await insert(organizationId, { transfers: [buildTransfer("10.00", TODAY)] });
    await api.db.pool.query("UPDATE organizations SET clock_offset_ms = $2 WHERE id = $1", [
      organizationId,
      40 * 86_400_000,
    ]);
    const { today, rollovers } = await read(person);
    expect([today, rollovers[0].days]).toEqual(["2026-07-25", 40]);
  });

  it.each(["?age=old", "?custodianId=cus_x", "?limit=5", "?age=over_30_days&age=up_to_3_days"])(
    "400 for %s",
    async (query) => {
      const { person } = await setUp();
      await callAs(api, person, "get", `${PATH}${query}`).expect(400);
    },
  );

  it("403 for a key, 401 without a session", async () => {
    await api.call("get", PATH, (await buildKey(api, "ak")).key).expect(403);
    await api.call("get", PATH, null).expect(401);
  });
});
