import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { runSvc } from "../cli/run-svc.ts";
import { callAs } from "../portal/member-calls.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  createRolloverInState,
  newFourEyesOrganization,
  requestApproval,
  signInSecondPerson,
} from "./approval-calls.ts";
import { addPasskey, readChallenge } from "./software-passkey.ts";

const base = useTestApi();
const ORIGIN = TEST_PORTAL.PORTAL_URL;
let folder: string;
let api: TestApi;
let evidence: Evidence;
let trustedKeys: { data: { memberId: string; credentialId: string; publicKey: string }[] };

interface Evidence {
  approvalId: string;
  facts: { fact: string; requested: string | null }[];
  receipt: Record<string, unknown> & {
    content: Record<string, unknown> & { facts: Record<string, string>; covered: Record<string, string> };
    decidedBy: { type: string; id: string };
    passkey: Record<string, string>;
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "evidence-"));
  api = await newFourEyesOrganization(base);
  evidence = await decide("confirm");
  const { code, stdout } = await runSvc(api.env, "approvals", "keys", "--org", api.ak.organizationId);
  expect(code).toBe(0);
  trustedKeys = JSON.parse(stdout);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function decide(decision: "confirm" | "decline", { hasPasskey = true } = {}): Promise<Evidence> {
  const rolloverId = await createRolloverInState(api, "in_review");
  const { body } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
  const second = await signInSecondPerson(api);
  const passkey = hasPasskey ? await addPasskey(api, second) : null;
  const proof = passkey?.sign(await readChallenge(api, second, body.id));
  const input = decision === "confirm" && proof ? { passkey: proof } : {};
  await callAs(api, second, "post", `/v1/approvals/${body.id}/${decision}`).send(input).expect(200);
  return (await api.call("get", `/v1/approvals/${body.id}/evidence`).expect(200)).body;
}

async function save(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

async function verify(content: unknown, { keys = trustedKeys as unknown, origin = ORIGIN } = {}) {
  const args = [await save("evidence.json", content), "--keys", await save("keys.json", keys)];
  return runSvc({}, "approvals", "verify", ...args, "--origin", origin);
}

type Change = (changed: Evidence) => void;
const changeFirstCharacter = (text = "") => (text.startsWith("A") ? "B" : "A") + text.slice(1);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const ALTERATIONS: Record<string, Change> = {
  "the approval ID": (changed) => {
    changed.approvalId = changed.approvalId.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  },
  "the rollover": ({ receipt }) => {
    receipt.content.rolloverId = "rol_01h455vb4pex5vsknk084sn02q";
  },
  "the action": ({ receipt }) => {
    receipt.content.action = "complete";
  },
  "a param": ({ receipt }) => {
    receipt.content.params = { note: "changed" };
  },
  "the payee": ({ receipt }) => {
    receipt.content.facts["destination.payee"] = "Mallory";
  },
  "the account number": ({ receipt }) => {
    receipt.content.facts["destination.accountNumber"] = "****6666";
  },
  "a masked digit of the account number": ({ receipt }) => {
    receipt.content.covered["destination.accountNumber"] = "0".repeat(32);
  },
  "the address": ({ receipt }) => {
    receipt.content.facts["participant.address"] = "1 Other Street";
  },
  "the source custodian": ({ receipt }) => {
    receipt.content.facts["source.custodianName"] = "Other Trust";
  },
  "the instructions": ({ receipt }) => {
    receipt.content.facts["destination.wire"] = "021000021";
  },
  "a letter": ({ receipt }) => {
    receipt.content.facts["letter.1"] = `letter_of_acceptance, SHA-256 ${"0".repeat(64)}`;
  },
  "a fact outside the receipt": ({ facts }) => {
    for (const fact of facts) if (fact.fact === "participant.lastName") fact.requested = "Mallory";
  },
  "the requester": ({ receipt }) => {
    receipt.content.requestedBy = { type: "member", id: "mbr_1" };
  },
  "the digest": ({ receipt }) => {
    receipt.digest = "0".repeat(64);
  },
  "the deciding member": ({ receipt }) => {
    receipt.decidedBy.id = "mbr_01h455vb4pex5vsknk084sn02q";
  },
  "the outcome": ({ receipt }) => {
    receipt.outcome = "declined";
  },
  "the time of the decision": ({ receipt }) => {
    receipt.decidedAt = new Date(Date.parse(String(receipt.decidedAt)) + 3_600_000).toISOString();
  },
  "the verdict of the service": ({ receipt }) => {
    receipt.isIntact = false;
  },
  "the authenticator's data": ({ receipt: { passkey } }) => {
    passkey.authenticatorData = changeFirstCharacter(passkey.authenticatorData);
  },
  "the user verification flag": ({ receipt: { passkey } }) => {
    const data = Buffer.from(passkey.authenticatorData ?? "", "base64url");
    // The flags follow the 32-byte hash of the host name. 1: user present, not verified.
    data[32] = 1;
    passkey.authenticatorData = data.toString("base64url");
  },
  "the signed origin": ({ receipt: { passkey } }) => {
    const client = JSON.parse(Buffer.from(passkey.clientDataJson ?? "", "base64url").toString());
    passkey.clientDataJson = encode({ ...client, origin: "https://evil.example.com" });
  },
  "the signed challenge": ({ receipt: { passkey } }) => {
    const client = JSON.parse(Buffer.from(passkey.clientDataJson ?? "", "base64url").toString());
    passkey.clientDataJson = encode({ ...client, challenge: "AAAA" });
  },
  "the client data to unreadable bytes": ({ receipt: { passkey } }) => {
    passkey.clientDataJson = "AAAA";
  },
  "the signature": ({ receipt: { passkey } }) => {
    passkey.signature = `${passkey.signature?.slice(0, -6)}AAAAAA`;
  },
  "the credential": ({ receipt: { passkey } }) => {
    passkey.credentialId = changeFirstCharacter(passkey.credentialId);
  },
  "the public key": ({ receipt: { passkey } }) => {
    const key = Buffer.from(passkey.publicKey ?? "", "base64");
    key[20] = (key[20] ?? 0) ^ 1;
    passkey.publicKey = key.toString("base64");
  },
};

describe("svc approvals verify", () => {
  it("0 for evidence that a trusted key signed, without configuration", async () => {
    const { code, stdout, stderr } = await verify(evidence);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).not.toMatch(/FAILED|unknown/);
    expect(stdout).toContain(`Verified: the evidence of ${evidence.approvalId}`);
    expect(evidence.receipt.content.covered).toHaveProperty(["participant.address"]);
  });

  it.each(Object.keys(ALTERATIONS))("1 if someone altered %s", async (name) => {
    const altered = structuredClone(evidence);
    ALTERATIONS[name]?.(altered);
    expect(altered).not.toEqual(evidence);
    const { code, stdout } = await verify(altered);
    expect(stdout).toContain("FAILED");
    expect({ code, verdict: stdout.includes("Not valid") }).toEqual({ code: 1, verdict: true });
  });

  it("1 if the trusted keys are those of someone else, or the origin differs", async () => {
    const [first] = trustedKeys.data;
    const otherKeys = { ...trustedKeys, data: [{ ...first, publicKey: "pQECAyYgASFYIA==" }] };
    expect((await verify(evidence, { keys: otherKeys })).code).toBe(1);
    const otherMembersKeys = {
      ...trustedKeys,
      data: trustedKeys.data.map((key) => ({ ...key, memberId: "mbr_1" })),
    };
    expect((await verify(evidence, { keys: otherMembersKeys })).code).toBe(1);
    expect((await verify(evidence, { origin: "https://other.example.com" })).code).toBe(1);
  });

  it("2 without a trusted key, a signature or readable evidence", async () => {
    const file = await save("evidence.json", evidence);
    const withoutKeys = await runSvc({}, "approvals", "verify", file);
    expect(withoutKeys.code).toBe(2);
    expect(withoutKeys.stdout).toContain("Pass --keys");
    const declined = await verify(await decide("decline"));
    expect(declined.code).toBe(2);
    expect(declined.stdout).toContain("method session");
    const confirmedWithoutPasskey = await verify(await decide("confirm", { hasPasskey: false }));
    expect(confirmedWithoutPasskey.code).toBe(2);
    const pending = await verify({ ...evidence, receipt: null });
    expect([pending.code, pending.stdout]).toEqual([2, expect.stringContaining("was not decided")]);
    const erased = await verify({ ...evidence, receipt: { ...evidence.receipt, content: null } });
    expect(erased.code).toBe(2);
    for (const content of ["{", "[]", "{}", JSON.stringify({ ...evidence, object: "approval" })])
      expect((await verify(content)).code).toBe(2);
    expect((await runSvc({}, "approvals", "verify", join(folder, "missing.json"))).code).toBe(2);
    expect((await verify(evidence, { keys: { data: [] } })).code).toBe(2);
  });

  it("accepts the keys that svc approvals keys lists for one organization", async () => {
    const other = await newFourEyesOrganization(base);
    await addPasskey(other, await signInSecondPerson(other));
    const { stdout } = await runSvc(base.env, "approvals", "keys", "--org", other.ak.organizationId);
    const { data } = JSON.parse(stdout) as typeof trustedKeys;
    expect(data).toHaveLength(1);
    const ids = trustedKeys.data.map(({ credentialId }) => credentialId);
    expect(ids).toContain(evidence.receipt.passkey.credentialId);
    expect(ids).not.toContain(data[0]?.credentialId);
  });

  it("2 without trusted keys, with the result of each check as JSON", async () => {
    const file = await save("evidence.json", evidence);
    const { code, stdout } = await runSvc({}, "approvals", "verify", file, "--json");
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      object: "approval_verification",
      approvalId: evidence.approvalId,
      verdict: "unverified",
      checks: expect.arrayContaining([expect.objectContaining({ name: "signature", result: "passed" })]),
    });
  });
});
