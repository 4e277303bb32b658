import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { startHttp } from "../../packages/mcp/src/http/start-http.ts";
import { AGREE, type McpClient, startMcpHarness } from "./mcp-client.ts";

// One conversation, through each transport and protocol revision. A client that cannot ask the person calls
// twice: the first call returns a token for the second.

const api = useTestApi();
const mcpHarness = useResource(startMcpHarness);
const server = useResource(async () => {
  const logLines: string[] = [];
  const settings = { baseUrl: api.url, log: (line: string) => logLines.push(line) };
  return { ...(await startHttp(settings, { host: "127.0.0.1", port: 0 })), logLines };
});

const connectOverStdio = (options: object) =>
  mcpHarness.connectOverStdio({ key: api.ak.key, url: api.url, ...options });
const connectOverHttp = (options: object) =>
  mcpHarness.connectOverHttp(server.url, { key: api.ak.key, ...options });

const CLIENTS: [name: string, connect: () => Promise<McpClient>, asksPerson: boolean][] = [
  ["stdio, 2025 revisions, a client that asks the person", () => connectOverStdio({ answer: AGREE }), true],
  [
    "stdio, 2026-07-28, a client that asks the person",
    () => connectOverStdio({ answer: AGREE, era: "modern" }),
    true,
  ],
  ["stdio, 2025 revisions, two steps", () => connectOverStdio({}), false],
  [
    "HTTP, 2026-07-28, a client that asks the person",
    () => connectOverHttp({ answer: AGREE, era: "modern" }),
    true,
  ],
  // Over HTTP, only the 2026-07-28 revision can ask the person.
  ["HTTP, 2025 revisions, two steps", () => connectOverHttp({ answer: AGREE }), false],
];

describe.each(CLIENTS)("A conversation over %s", (name, connect, asksPerson) => {
  it("leads from a question to a submitted rollover", async () => {
    const mcp = await connect();
    try {
      const accountTypes = {
        source: { accountType: "qualified_plan" },
        destination: { accountType: "traditional_ira" },
      };
      const preview = await mcp.call("preview_rollover", {
        type: "direct",
        ...accountTypes,
        amount: "10000.00",
      });
      expect(preview.data).toMatchObject({ eligibility: { outcome: expect.stringContaining("allowed") } });
      const eligibility = await mcp.call("check_eligibility", { type: "direct", ...accountTypes });
      expect(eligibility.data.outcome).toContain("allowed");

      const [from] = (await mcp.call("list_custodians", { q: "fidelity" })).data.data;
      const [to] = (await mcp.call("list_custodians", { q: "vanguard" })).data.data;
      const account = await mcp.confirm("create_account", {
        externalId: name,
        firstName: "Ada",
        lastName: "Sample",
        email: "ada@example.com",
      });
      expect(account).toMatchObject({ isError: false, data: { account: { firstName: "Ada" } } });
      const created = await mcp.confirm("create_rollover", {
        accountId: account.data.account.id,
        type: "direct",
        source: { custodianId: from.id, accountType: "qualified_plan", accountNumber: "401K-00998877" },
        destination: { custodianId: to.id, accountType: "traditional_ira", accountNumber: "IRA-11223344" },
        amount: { kind: "full" },
        deliveryMethod: "check",
        attestations: { eligibleAmount: true },
      });
      expect(created).toMatchObject({ isError: false, data: { state: "draft", version: 1 } });
      const rolloverId: string = created.data.id;

      const explanation = await mcp.call("explain_rollover", { rolloverId });
      expect(explanation.data).toMatchObject({ state: "draft", pendingOn: "integrator", version: 1 });
      expect(explanation.data.rules.outcome).toContain("allowed");
      expect(explanation.data.deadlines).not.toHaveLength(0);
      const submit = explanation.data.availableActions.find(
        ({ action }: { action: string }) => action === "submit",
      );
      expect(submit.params.required).toContain("consentReference");

      const action = { rolloverId, version: 1, action: "submit", params: { consentReference: "consent-9" } };
      const dryRun = await mcp.call("act_on_rollover", { ...action, dryRun: true });
      expect(dryRun.data).toMatchObject({ state: "submitted" });
      expect((await mcp.call("get_rollover", { rolloverId })).data.state).toBe("draft");
      const acted = await mcp.confirm("act_on_rollover", action);
      expect(acted).toMatchObject({ isError: false, data: { state: "submitted" } });

      const found = await mcp.call("find_rollovers", { accountId: account.data.account.id });
      expect(found.data.data).toMatchObject([{ id: rolloverId, state: "submitted" }]);
      const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id: rolloverId } });
      expect(row).toMatchObject({ state: "submitted", organizationId: api.ak.organizationId });

      // One question each for the account, the rollover and the submission.
      expect(mcp.questions).toHaveLength(asksPerson ? 3 : 0);
      if (asksPerson) {
        expect(mcp.questions[1]).toContain("source.accountNumber: ****8877");
        expect(mcp.questions[2]).toMatch(/action: "submit"(.|\n)*"state":"submitted"/);
      }
      const log = mcp.readErrorOutput() + server.logLines.join("\n");
      expect(log).toContain("act_on_rollover: ok");
      expect(mcp.questions.join() + log).not.toMatch(/00998877|11223344|svc_test_ak/);
    } finally {
      await mcp.stop();
    }
  });
});
