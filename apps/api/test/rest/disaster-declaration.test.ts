import { describe, expect, it } from "@jest/globals";
import { HOSTILE_TEXTS, TestClock, useResource } from "@svc/testing";
import { insertDeclarations } from "../../src/rollovers/tax/disasters/declaration-store.ts";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";

const FLORIDA = {
  id: "DR-9001-FL",
  version: 1,
  title: "Storm",
  areas: [{ state: "FL", counties: null }],
  startsOn: "2026-02-01",
  postponedUntil: "2026-06-14",
  source: "IRS FL-2026-01",
  loadedAt: new Date("2026-02-10T12:00:00.000Z"),
};
const POSTPONEMENT = {
  basis: "disaster",
  reference: "DR-9001-FL",
  startsOn: "2026-02-01",
  endsOn: "2026-06-14",
};
const DISTRIBUTION = {
  receivedOn: "2026-01-05",
  grossAmount: "10000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
  datesAttested: true,
};

describe("A rollover that names a disaster declaration", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  useResource(async () => {
    await insertDeclarations(api.db.sql, [FLORIDA, { ...FLORIDA, id: "DR-9002-GA", startsOn: "2026-03-01" }]);
    return { close: async () => {} };
  });
  const create = (attestations: object) =>
    createRollover(api, {
      type: "indirect_60_day",
      attestations: { eligibleAmount: true, ...attestations },
    });
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const patch = (id: string, attestations: object) =>
    api.call("patch", `/v1/rollovers/${id}`).send({ attestations });
  const check = (attestations: object, path = "eligibility") =>
    api.call("post", `/v1/rollovers/${path}`).send({
      type: "indirect_60_day",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "traditional_ira" },
      amount: "10000.00",
      paidOn: "2026-01-05",
      attestations: { eligibleAmount: true, ...attestations },
    });

  it("has the declaration's last day as its deadline; the declaration's ID is case-insensitive", async () => {
    const id = await create({ disasterDeclaration: "dr-9001-fl" });
    await runActions(
      api,
      id,
      "submit",
      "start_review",
      "approve",
      ["record_distribution", DISTRIBUTION] as never,
      ["mark_funds_received", { amount: "8000.00", receivedOn: "2026-06-14", datesAttested: true }] as never,
    );
    await expectConsistent(api, id);
    const rollover = await read(id);
    expect(rollover.attestations).toMatchObject({
      disasterDeclaration: "DR-9001-FL",
      postponement: POSTPONEMENT,
    });
    expect(rollover.transfers).toMatchObject([{ sixtyDayDueOn: "2026-06-14" }]);
    expect(rollover.receipts).toMatchObject([{ lateAmount: "0.00" }]);
  });

  it("keeps the dates of the version that it named, until the draft changes", async () => {
    const id = await create({ disasterDeclaration: "DR-9002-GA" });
    const extended = { ...FLORIDA, id: "DR-9002-GA", startsOn: "2026-03-01", postponedUntil: "2026-09-30" };
    await insertDeclarations(api.db.sql, [{ ...extended, version: 2 }]);
    expect((await read(id)).attestations.postponement.endsOn).toBe("2026-06-14");
    const { body } = await patch(id, { isMarried: false }).expect(200);
    expect(body.attestations.postponement.endsOn).toBe("2026-09-30");
  });

  it("replaces the declaration with a postponement, and vice versa", async () => {
    const id = await create({ disasterDeclaration: "DR-9001-FL" });
    const waiver = { basis: "irs_waiver", reference: "PLR 1", startsOn: "2026-05-01", endsOn: "2026-08-01" };
    const waived = (await patch(id, { postponement: waiver }).expect(200)).body.attestations;
    expect(waived).toMatchObject({ postponement: waiver });
    expect(waived).not.toHaveProperty("disasterDeclaration");
    const declared = (await patch(id, { disasterDeclaration: "DR-9001-FL" }).expect(200)).body.attestations;
    expect(declared).toMatchObject({ disasterDeclaration: "DR-9001-FL", postponement: POSTPONEMENT });
  });

  it("is checked and previewed with the declaration's dates, even if the request repeats them", async () => {
    for (const path of ["eligibility", "preview"]) {
      const attestations = { disasterDeclaration: "DR-9001-FL", postponement: POSTPONEMENT };
      const { body } = await check(attestations, path).expect(200);
      const deadlines = body.deadlines as { type: string; dueOn: string | null }[];
      expect(deadlines).toContainEqual(expect.objectContaining({ type: "sixty_day", dueOn: "2026-06-14" }));
    }
  });

  it("422 suggests a declaration for a mistyped ID, and changes nothing", async () => {
    const before = await countRows(api);
    const readDetail = async (disasterDeclaration: string, path?: string) => {
      const response = await check({ disasterDeclaration }, path);
      expect(expectIssues(response, "validation_failed")).toEqual(["#/attestations/disasterDeclaration"]);
      return response.body.errors[0].detail;
    };
    expect(await readDetail("DR-9001-LF")).toContain("Did you mean DR-9001-FL?");
    expect(await readDetail("DR-9901-FL", "preview")).toContain("Did you mean DR-9001-FL");
    expect(await readDetail("NOTICE-77")).toContain("GET /v1/disaster-declarations");
    expect(await countRows(api)).toEqual(before);
  });

  it("422 for a postponement that differs from the declaration's, and for a draft with an unknown declaration", async () => {
    const other = { ...POSTPONEMENT, reference: "TX-2026-04" };
    const both = await check({ disasterDeclaration: "DR-9001-FL", postponement: other });
    expect(expectIssues(both, "validation_failed")).toEqual(["#/attestations/postponement"]);
    const id = await create({});
    const before = await read(id);
    const refused = await patch(id, { disasterDeclaration: "DR-9999-ZZ" });
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/attestations/disasterDeclaration"]);
    expect(await read(id)).toEqual(before);
  });

  it("loses the declaration's ID when the account is erased, because the ID names the participant's area", async () => {
    const id = await create({ disasterDeclaration: "DR-9001-FL" });
    await runActions(api, id, ["cancel", { reason: "participant_request" }] as never);
    const { accountId } = await read(id);
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    const { attestations } = await read(id);
    expect(attestations).not.toHaveProperty("disasterDeclaration");
    expect(JSON.stringify(attestations)).not.toContain("DR-9001-FL");
  });

  it("422 for hostile text", async () => {
    for (const disasterDeclaration of [...HOSTILE_TEXTS, "", "A", "x".repeat(41), 7, null, ["DR-9001-FL"]]) {
      const response = await check({ disasterDeclaration });
      // A body can also be rejected as malformed JSON.
      if (response.status === 400) continue;
      expect(expectIssues(response, "validation_failed")).toEqual(["#/attestations/disasterDeclaration"]);
    }
  });
});
