import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, useResource } from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { startHttp } from "../../packages/mcp/src/http/start-http.ts";
import { AGREE, DECLINE, type McpClient, startMcpHarness } from "./mcp-client.ts";

const api = useTestApi();
const harness = useResource(startMcpHarness);
const server = useResource(() => startHttp({ baseUrl: api.url }, { host: "127.0.0.1", port: 0 }));
const mcp = useResource(() => harness.connectOverHttp(server.url, { key: api.ak.key }));
const agreeingClient = useResource(() =>
  harness.connectOverHttp(server.url, { key: api.ak.key, era: "modern", answer: AGREE }),
);

const countRollovers = () => api.db.prisma.rollover.count();
const readState = async (rolloverId: string) =>
  (await api.db.prisma.rollover.findUniqueOrThrow({ where: { id: rolloverId } })).state;

async function buildArguments() {
  const { id } = await buildAccount(api, api.ak.organizationId);
  return buildRolloverBody(api, id);
}

async function createDraft(): Promise<string> {
  const created = await mcp.confirm("create_rollover", await buildArguments());
  return created.data.id;
}

const buildSubmission = (rolloverId: string) => ({
  rolloverId,
  version: 1,
  action: "submit",
  params: { consentReference: "consent-9" },
});

describe("A change in two steps", () => {
  it("first shows the arguments and the result of the dry run, and changes nothing", async () => {
    const before = await countRollovers();
    const first = await mcp.call("create_rollover", await buildArguments());
    expect(first).toMatchObject({
      isError: false,
      status: "confirmation_required",
      change: { tool: "Create a draft rollover" },
      data: { outcome: expect.stringContaining("allowed") },
      expiresInSeconds: 600,
    });
    expect(first.change?.arguments).toContain("source.accountNumber: ****8877");
    expect(first.change?.arguments).toContain('source.planName: "Acme 401(k)"');
    expect(await countRollovers()).toBe(before);

    const rolloverId = await createDraft();
    const action = await mcp.call("act_on_rollover", buildSubmission(rolloverId));
    expect(action).toMatchObject({ status: "confirmation_required", data: { state: "submitted" } });
    expect(await readState(rolloverId)).toBe("draft");
  });

  it("is made once, no matter how often the confirmed call is repeated", async () => {
    const before = await countRollovers();
    const args = await buildArguments();
    const { confirmationToken } = await mcp.call("create_rollover", args);
    const calls = [1, 2, 3].map(() => mcp.call("create_rollover", { ...args, confirmationToken }));
    const concurrent = await Promise.all(calls);
    const last = await mcp.call("create_rollover", { ...args, confirmationToken });
    expect(new Set([...concurrent, last].map(({ data }) => data.id)).size).toBe(1);
    expect(last.repeated).toBe(true);
    expect(concurrent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await countRollovers()).toBe(before + 1);
  });

  it("is made again with another idempotencyKey", async () => {
    const args = { externalId: "twice", firstName: "Ada", email: "ada@example.com" };
    expect(await mcp.confirm("create_account", args)).not.toHaveProperty("repeated");
    expect(await mcp.confirm("create_account", args)).toMatchObject({ repeated: true });
    expect(await mcp.confirm("create_account", { ...args, idempotencyKey: "2" })).not.toHaveProperty(
      "repeated",
    );
  });

  it.each([
    ["another amount", { amount: { kind: "partial", requested: "5.00" } }],
    ["another account number", { destination: { accountType: "traditional_ira", accountNumber: "IRA-666" } }],
    ["an additional argument", { externalId: "other" }],
    ["another idempotencyKey", { idempotencyKey: "other" }],
  ])("is refused with %s after the confirmation", async (_name, changes) => {
    const before = await countRollovers();
    const args = await buildArguments();
    const { confirmationToken } = await mcp.call("create_rollover", args);
    const changed = await mcp.call("create_rollover", { ...args, ...changes, confirmationToken });
    expect(changed).toMatchObject({ isError: true, problem: { code: "confirmation_invalid" } });
    expect(await countRollovers()).toBe(before);
  });

  it("is refused with an altered token, or with a token for another tool or key", async () => {
    const rolloverId = await createDraft();
    const action = buildSubmission(rolloverId);
    const { confirmationToken = "" } = await mcp.call("act_on_rollover", action);
    const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId });
    const other = await harness.connectOverHttp(server.url, { key });
    try {
      const cases: [McpClient, string][] = [
        [other, confirmationToken],
        [mcp, (await mcp.call("create_rollover", await buildArguments())).confirmationToken ?? ""],
        [mcp, `${confirmationToken.slice(0, -2)}AA`],
        [mcp, ""],
      ];
      for (const [client, token] of cases) {
        const result = await client.call("act_on_rollover", { ...action, confirmationToken: token });
        expect(result).toMatchObject({ isError: true, problem: { code: "confirmation_invalid" } });
      }
    } finally {
      await other.stop();
    }
    expect(await readState(rolloverId)).toBe("draft");
  });

  it("is refused if the rollover has changed since the confirmation", async () => {
    const rolloverId = await createDraft();
    const { confirmationToken } = await mcp.call("act_on_rollover", buildSubmission(rolloverId));
    await api.call("patch", `/v1/rollovers/${rolloverId}`).send({ priority: "high" }).expect(200);
    const confirmed = await mcp.call("act_on_rollover", {
      ...buildSubmission(rolloverId),
      confirmationToken,
    });
    expect(confirmed).toMatchObject({ isError: true, problem: { code: "version_conflict", status: 412 } });
    expect(await readState(rolloverId)).toBe("draft");
    // Version 1 is outdated, so the tool asks for no confirmation.
    const withoutToken = await mcp.call("act_on_rollover", buildSubmission(rolloverId));
    expect(withoutToken).toMatchObject({ isError: true, problem: { code: "version_conflict" } });
  });
});

describe("A change that the client asks a person to confirm", () => {
  it("is not made if the person declines, cancels or does not tick the box", async () => {
    const rolloverId = await createDraft();
    const answers = [
      DECLINE,
      () => ({ action: "cancel" }) as const,
      () => ({ ...AGREE(), content: { confirm: false } }),
    ];
    for (const era of ["legacy", "modern"] as const) {
      for (const answer of answers) {
        const { key } = api.ak;
        const client = await harness.connectOverStdio({ key, url: api.url, era, answer });
        try {
          const refused = await client.call("act_on_rollover", buildSubmission(rolloverId));
          expect(refused).toMatchObject({ isError: true, problem: { code: "not_confirmed" } });
          expect(client.questions).toHaveLength(1);
        } finally {
          await client.stop();
        }
      }
    }
    expect(await readState(rolloverId)).toBe("draft");
  });

  it("needs the person's confirmation even with a token from another client", async () => {
    const args = await buildArguments();
    const { confirmationToken } = await mcp.call("create_rollover", args);
    const questionCount = agreeingClient.questions.length;
    const created = await agreeingClient.call("create_rollover", { ...args, confirmationToken });
    expect(created).toMatchObject({ isError: false, data: { state: "draft" } });
    expect(agreeingClient.questions).toHaveLength(questionCount + 1);
  });

  it("is refused without a question if it is impossible", async () => {
    const rolloverId = await createDraft();
    const questionCount = agreeingClient.questions.length;
    const action = { rolloverId, version: 1, action: "start_review", params: {} };
    const refused = await agreeingClient.call("act_on_rollover", action);
    expect(refused).toMatchObject({ isError: true, problem: { code: "invalid_transition" } });
    expect(agreeingClient.questions).toHaveLength(questionCount);
  });
});

describe("--allow-writes", () => {
  it("makes changes without confirmation, and still only once", async () => {
    const before = await countRollovers();
    const { key } = api.ak;
    const client = await harness.connectOverStdio({ key, url: api.url, flags: ["--allow-writes"] });
    try {
      const args = await buildArguments();
      const first = await client.call("create_rollover", args);
      const second = await client.call("create_rollover", args);
      expect(second).toMatchObject({ repeated: true, data: { id: first.data.id } });
      expect(await countRollovers()).toBe(before + 1);
    } finally {
      await client.stop();
    }
  });
});
