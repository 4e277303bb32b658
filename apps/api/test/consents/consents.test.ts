import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey } from "@svc/testing";
import { eraseConsents } from "../../src/accounts-and-consents/consents/consent-store.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildStatementInput, createConsent, PLAN_STATEMENTS, TERMS } from "./create-consent.ts";

const CONSENT = {
  rollover: {
    type: "direct",
    source: { custodianName: "Empower", accountType: "qualified_plan" },
    destination: { custodianName: "Fidelity", accountType: "traditional_ira" },
  },
  statements: PLAN_STATEMENTS,
};

describe("Participant consents", () => {
  const api = useTestApi();
  const buildParticipant = () =>
    buildAccount(api, api.ak.organizationId, { firstName: "Ada", lastName: "Sample" });

  it("200 returns a consent as it was shown, with the attestations that it provides", async () => {
    const { id: accountId } = await buildParticipant();
    const sessionId = newId("ses");
    const id = await createConsent(api, accountId, CONSENT, { sessionId });
    const { body } = await api.call("get", `/v1/consents/${id}`).expect(200);
    const buildSide = (custodianName: string, accountType: string) => ({
      custodianId: null,
      custodianName,
      accountType,
    });
    expect(body).toEqual({
      id,
      object: "consent",
      environment: "test",
      accountId,
      participantName: "Ada Sample",
      sessionId,
      rollover: {
        type: "direct",
        source: buildSide("Empower", "qualified_plan"),
        destination: buildSide("Fidelity", "traditional_ira"),
      },
      statements: [
        { ...buildStatementInput("rollover_request"), url: null, isAltered: false },
        { ...buildStatementInput("eligible_plan_amount"), url: null, isAltered: false },
        { ...TERMS, isAltered: false },
      ],
      attestations: { eligibleAmount: true },
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it("200 lists an account's consents, newest first, over REST and GraphQL", async () => {
    const { id: accountId } = await buildParticipant();
    const ids = [];
    for (const statementCount of [1, 2, 3]) {
      const statements = PLAN_STATEMENTS.slice(0, statementCount);
      ids.unshift(await createConsent(api, accountId, { ...CONSENT, statements }));
    }
    await createConsent(api, (await buildAccount(api, api.ak.organizationId, {})).id, CONSENT);
    const path = `/v1/accounts/${accountId}/consents`;
    const firstPage = (await api.call("get", `${path}?limit=2`).expect(200)).body;
    const secondPage = (await api.call("get", `${path}?limit=2&cursor=${firstPage.nextCursor}`).expect(200))
      .body;
    expect([...firstPage.data, ...secondPage.data].map(({ id }) => id)).toEqual(ids);
    expect(secondPage.hasMore).toBe(false);
    const query = `{ account(id: "${accountId}") { consents(first: 2) { pageInfo { hasNextPage }
      edges { node { id attestations statements { statement isAltered } rollover { source { custodianName } } } } } }
      consent(id: "${ids[0]}") { participantName } }`;
    const { data } = (await api.call("post", "/graphql").send({ query }).expect(200)).body;
    expect(data.consent).toEqual({ participantName: "Ada Sample" });
    expect(data.account.consents.pageInfo).toEqual({ hasNextPage: true });
    expect(data.account.consents.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(
      ids.slice(0, 2),
    );
    expect(data.account.consents.edges[0].node).toMatchObject({
      rollover: { source: { custodianName: "Empower" } },
      statements: PLAN_STATEMENTS.map(({ statement }) => ({ statement, isAltered: false })),
    });
  });

  it("are erased with their account, and cannot be erased while it exists", async () => {
    const { id: accountId } = await buildParticipant();
    const id = await createConsent(api, accountId, CONSENT);
    const path = `/v1/consents/${id}`;
    const before = (await api.call("get", path).expect(200)).body;
    await eraseConsents(api.db.sql, api.ak.organizationId, accountId);
    expect((await api.call("get", path).expect(200)).body).toEqual(before);
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    expect((await api.call("get", path).expect(200)).body).toMatchObject({ sessionId: null });
  });

  it.each([
    ["no statements", "'[]'"],
    ["21 statements", "(SELECT jsonb_agg(n) FROM generate_series(1, 21) AS n)"],
    ["an object instead of a list", "'{}'"],
    ["a text of 400,001 characters", "jsonb_build_array(repeat('x', 400001))"],
  ])("are also validated by the database, which rejects %s", async (_name, statements) => {
    const { id } = await buildParticipant();
    const call = `SELECT record_consent('cons_1', $1, $2, 'ses_1', '{}', ${statements}, 'digest')`;
    await expect(api.db.pool.query(call, [api.ak.organizationId, id])).rejects.toMatchObject({
      constraint: "consents_bounds",
    });
  });

  it("403 for a key that cannot read accounts, 404 for another organization", async () => {
    const { id: accountId } = await buildParticipant();
    const id = await createConsent(api, accountId, CONSENT);
    const { organizationId } = api.ak;
    const limitedKey = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const otherKey = await buildKey(api, "ak");
    for (const path of [`/v1/consents/${id}`, `/v1/accounts/${accountId}/consents`]) {
      expect((await api.call("get", path, limitedKey.key).expect(403)).body.code).toBe("insufficient_scope");
      expect((await api.call("get", path, otherKey.key).expect(404)).body.code).toBe("not_found");
    }
    await api.call("get", `/v1/consents/${newId("cons")}`).expect(404);
  });
});
