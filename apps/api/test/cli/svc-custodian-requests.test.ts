import { describe, expect, it } from "@jest/globals";
import { recordCustodianRequests } from "@svc/custodians/requests";
import { newId } from "@svc/service-kit";
import { buildAccount, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson } from "./run-svc.ts";

interface Group {
  id: string;
  name: string;
  participants: number;
  inDirectory: { slug: string } | null;
  settledAs: { slug: string } | null;
}

describe("svc custodians requests", () => {
  const test = useResource(createTestEnvironment);
  const list = (...flags: string[]) => runSvcJson<Group[]>(test.env, "custodians", "requests", ...flags);

  async function requestCustodian(name: string, organization: string) {
    const organizationId = await buildOrganization(test, { name: organization });
    const { id } = await buildAccount(test, organizationId);
    const requester = { organizationId, accountId: id, at: new Date() };
    await recordCustodianRequests(test.db.sql, requester, { source: { name, accountType: "403b" } });
  }

  it("0 reports that there are no open requests", async () => {
    const { code, stdout } = await runSvc(test.env, "custodians", "requests");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "No open requests for missing companies.\n" });
    expect(await list()).toEqual([]);
  });

  it("0 lists and settles requests, and reports custodians added since and names that still find nothing", async () => {
    await requestCustodian("Old Mill Trust", "First");
    await requestCustodian("old mill trust, inc.", "Second");
    await requestCustodian("Other Co", "First again");
    const [mill, other] = await list();
    expect(mill).toMatchObject({ participants: 2, inDirectory: null, settledAs: null });
    const { stdout } = await runSvc(test.env, "custodians", "requests");
    expect(stdout).toMatch(
      /^crq_\w{26} {2}Old Mill Trust\n {4}2 participants, \d{4}-\d\d-\d\d; money out: 403b\n/i,
    );
    expect(stdout).toMatch(/\n {4}requested at First \(org_\w+\): 1, Second \(org_\w+\): 1\n/);

    const voya = await test.db.prisma.custodian.findUniqueOrThrow({ where: { slug: "voya" } });
    const aliases = [...voya.aliases, "Old Mill Trust"];
    await test.db.prisma.custodian.update({
      where: { slug: "voya" },
      // Pretends that the custodian was added after the requests.
      data: { aliases, createdAt: new Date(Date.now() + 60_000) },
    });
    const rerun = await runSvc(test.env, "custodians", "requests");
    expect(rerun.stdout).toMatch(
      /Voya Financial \(voya\) was added to the directory on \S+; participants can now find it by this name/,
    );

    const settled = await runSvc(test.env, "custodians", "settle", mill?.id ?? "", "--as", "voya");
    expect(settled).toMatchObject({ code: 0, stdout: "2 requests settled as Voya Financial (voya).\n" });
    const wrong = await runSvc(test.env, "custodians", "settle", other?.id ?? "", "--as", "fidelity");
    expect(wrong.stdout).toContain("Participants still cannot find it by the name they typed.");
    expect(await list()).toEqual([]);
    expect((await list("--all")).map(({ settledAs }) => settledAs?.slug)).toEqual(["voya", "fidelity"]);
    const again = await runSvc(test.env, "custodians", "settle", mill?.id ?? "", "--dismiss");
    expect(again.stdout).toBe("No open requests for this company. Nothing changed.\n");
  });

  it("0 dismisses a request, with JSON output", async () => {
    await requestCustodian("Nonsense", "Third");
    const [group] = await list();
    const id = group?.id ?? "";
    expect(await runSvcJson(test.env, "custodians", "settle", id, "--dismiss")).toEqual({
      id,
      object: "custodian_request",
      settled: 1,
      outcome: "dismissed",
      custodianId: null,
      isFoundByName: false,
    });
  });

  it.each([
    [1, [newId("crq"), "--dismiss"], "There is no such request."],
    [1, ["'; DROP TABLE accounts", "--dismiss"], "There is no such request."],
    [2, [newId("crq")], "pass either --as or --dismiss"],
    [2, [newId("crq"), "--dismiss", "--as", "voya"], "pass either --as or --dismiss"],
  ])("%d for %j", async (code, args, message) => {
    const run = await runSvc(test.env, "custodians", "settle", ...args);
    expect(run).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) });
  });
});
