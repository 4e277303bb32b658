import { createHash, createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import canonicalize from "canonicalize";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { readLetter } from "../letters/read-letter.ts";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { readMails } from "../read-mails.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { expectConsistent, runActions } from "../workflow/rollover-steps.ts";
import {
  createKey,
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  readRolloverState,
  requestApproval,
  requestApprovalAs,
  signInSecondPerson,
} from "./approval-calls.ts";
import { addPasskey, readChallenge } from "./software-passkey.ts";

const MINUTE_MS = 60_000;
const clock = new TestClock();
const base = useTestApi({
  clock,
  env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" },
});

async function startApproval() {
  const api = await newFourEyesOrganization(base);
  const rolloverId = await createRolloverInState(api, "in_review");
  const { body } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
  return { api, rolloverId, approvalId: body.id as string, second: await signInSecondPerson(api) };
}

const confirm = (api: TestApi, person: SignedIn, id: string, passkey?: object) =>
  callAs(api, person, "post", `/v1/approvals/${id}/confirm`).send(passkey ? { passkey } : {});

const readEvidence = async (api: TestApi, id: string, key?: string) =>
  (await api.call("get", `/v1/approvals/${id}/evidence`, key).expect(200)).body;

describe("Confirming with a passkey", () => {
  it("is required of a member who has one, and the receipt proves what the passkey signed", async () => {
    const { api, rolloverId, approvalId, second } = await startApproval();
    const passkey = await addPasskey(api, second);
    expect(expectProblem(await confirm(api, second, approvalId), "passkey_required")).toMatchObject({
      reason: "missing",
    });
    expect(await readRolloverState(api, rolloverId)).toBe("in_review");
    expect((await readEvidence(api, approvalId)).receipt).toBeNull();
    const challenge = await readChallenge(api, second, approvalId);
    const signed = passkey.sign(challenge, { counter: 7 });
    expect((await confirm(api, second, approvalId, signed).expect(200)).body.state).toBe("done");
    expect(await readRolloverState(api, rolloverId)).toBe("approved");

    const { receipt, facts } = await readEvidence(api, approvalId);
    expect(receipt).toMatchObject({
      outcome: "confirmed",
      decidedBy: { type: "member", id: second.memberId },
      method: "passkey",
      isIntact: true,
      content: { id: approvalId, action: "approve", rolloverId, params: {}, nonce: challenge.nonce },
    });
    const digest = createHash("sha256")
      .update(canonicalize(receipt.content) ?? "")
      .digest();
    expect(receipt.digest).toBe(digest.toString("hex"));
    const clientData = Buffer.from(receipt.passkey.clientDataJson, "base64url");
    expect(JSON.parse(clientData.toString()).challenge).toBe(digest.toString("base64url"));
    // The coordinates have fixed offsets in this COSE key.
    const cose = Buffer.from(receipt.passkey.publicKey, "base64");
    const x = cose.subarray(10, 42).toString("base64url");
    const y = cose.subarray(45).toString("base64url");
    const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
    const signedData = Buffer.concat([
      Buffer.from(receipt.passkey.authenticatorData, "base64url"),
      createHash("sha256").update(clientData).digest(),
    ]);
    const signature = Buffer.from(receipt.passkey.signature, "base64url");
    expect(verify("sha256", signedData, publicKey, signature)).toBe(true);
    expect(facts).toContainEqual(expect.objectContaining({ fact: "state", isChanged: true }));
    const audited = await api.db.prisma.auditEntry.findFirst({
      where: { targetId: approvalId, action: "approval.confirmed" },
    });
    expect(audited?.data).toMatchObject({ digest: receipt.digest, method: "passkey" });
    const stored = await api.db.prisma.portalPasskey.findMany({ where: { userId: second.userId } });
    expect(stored.map(({ counter }) => counter)).toEqual([7]);
    expectProblem(await confirm(api, second, approvalId, signed), "approval_ended");
  });

  it("rejects every invalid signature, and changes nothing", async () => {
    const { api, rolloverId, approvalId, second } = await startApproval();
    const passkey = await addPasskey(api, second);
    const third = await signInSecondPerson(api, "admin");
    const passkeyOfThird = await addPasskey(api, third);
    const otherRollover = await createRolloverInState(api, "in_review");
    const other = await requestApproval(api, { action: "approve", rolloverId: otherRollover }).expect(201);
    const challenge = await readChallenge(api, second, approvalId);
    const challengeOfOther = await readChallenge(api, second, other.body.id);
    const challengeOfThird = await readChallenge(api, third, approvalId);
    const before = await expectConsistent(api, rolloverId);
    const signed = passkey.sign(challenge);
    const attempts = {
      anotherPersonsPasskey: passkeyOfThird.sign(challenge),
      anotherPersonsChallenge: passkey.sign(challengeOfThird),
      anotherPersonsProof: passkeyOfThird.sign(challengeOfThird),
      anotherApproval: passkey.sign(challengeOfOther),
      anotherApprovalsSignature: { ...passkey.sign(challengeOfOther), nonce: challenge.nonce },
      noUserVerification: passkey.sign(challenge, { isUserVerified: false }),
      anotherOrigin: passkey.sign(challenge, { origin: "https://portal.example.evil.test" }),
      anotherSignature: { ...signed, signature: passkeyOfThird.sign(challenge).signature },
      anotherChallenge: passkey.sign({ ...challenge, challenge: Buffer.alloc(32).toString("base64url") }),
      madeUpNonce: passkey.sign({ ...challenge, nonce: "made-up.zzzzzzzz.AAAA" }),
      noBytes: { ...signed, authenticatorData: "AA" },
    };
    for (const [name, proof] of Object.entries(attempts)) {
      const { reason, code } = (await confirm(api, second, approvalId, proof)).body;
      expect([name, code, reason]).toEqual([name, "passkey_required", "not_valid"]);
    }
    expect(
      expectIssues(
        await confirm(api, second, approvalId, { ...signed, signature: "a+b" }),
        "validation_failed",
      ),
    ).toEqual(["#/passkey/signature"]);
    expect(await expectConsistent(api, rolloverId)).toEqual(before);
    await confirm(api, second, approvalId, signed).expect(200);
  });

  it("rejects a challenge after five minutes", async () => {
    const { api, approvalId, second } = await startApproval();
    const passkey = await addPasskey(api, second);
    const signed = passkey.sign(await readChallenge(api, second, approvalId));
    clock.advance(6 * MINUTE_MS);
    expect((await confirm(api, second, approvalId, signed)).body.reason).toBe("not_valid");
  });

  it("does not let the requester decide alone", async () => {
    const api = await newFourEyesOrganization(base);
    const rolloverId = await createRolloverInState(api, "in_review");
    const requester = await signInSecondPerson(api, "owner");
    const passkey = await addPasskey(api, requester);
    const { body } = await requestApprovalAs(api, requester, { action: "approve", rolloverId }).expect(201);
    const signed = passkey.sign(await readChallenge(api, requester, body.id));
    expectProblem(await confirm(api, requester, body.id, signed), "wrong_person");
    expect(await readRolloverState(api, rolloverId)).toBe("in_review");
  });
});

describe("Confirming without a passkey", () => {
  it("needs a sign-in within the last 15 minutes", async () => {
    const { api, rolloverId, approvalId, second } = await startApproval();
    const createdAt = new Date(clock.now().getTime() - 16 * MINUTE_MS);
    await api.db.prisma.portalSession.update({ where: { id: second.sessionId }, data: { createdAt } });
    expectProblem(await confirm(api, second, approvalId), "sign_in_again");
    expect(await readRolloverState(api, rolloverId)).toBe("in_review");
    await callAs(api, second, "post", `/v1/approvals/${approvalId}/decline`).expect(200);
    const { receipt } = await readEvidence(api, approvalId);
    expect(receipt).toMatchObject({ outcome: "declined", method: "session", isIntact: true, passkey: null });
  });

  it("is refused if the organization requires passkeys, and only two people can relax the rule", async () => {
    const { api, approvalId, second } = await startApproval();
    const owner = await signInSecondPerson(api, "owner");
    const setRequiresPasskey = (requiresPasskey: boolean) =>
      callAs(api, owner, "patch", "/v1/organization/settings").send({ requiresPasskey });
    expectProblem(
      await callAs(api, second, "patch", "/v1/organization/settings").send({ requiresPasskey: true }),
      "insufficient_scope",
    );
    expectProblem(
      await api.call("patch", "/v1/organization/settings").send({ requiresPasskey: true }),
      "insufficient_scope",
    );
    expect((await setRequiresPasskey(true).expect(200)).body.requiresPasskey).toBe(true);
    expect((await confirm(api, second, approvalId)).body).toMatchObject({
      code: "passkey_required",
      reason: "not_set_up",
    });
    expectProblem(await setRequiresPasskey(false), "second_person_required");
    const relax = { action: "relax_second_person", params: { requiresPasskey: false } };
    const { body } = await requestApprovalAs(api, owner, relax).expect(201);
    const admin = await signInSecondPerson(api, "admin");
    expect((await confirm(api, admin, body.id)).body.reason).toBe("not_set_up");
    const passkey = await addPasskey(api, admin);
    const signed = passkey.sign(await readChallenge(api, admin, body.id));
    await confirm(api, admin, body.id, signed).expect(200);
    const settings = (await api.call("get", "/v1/organization/settings")).body;
    expect(settings.requiresPasskey).toBe(false);
    expect(settings.secondPerson).toHaveLength(6);
    await confirm(api, second, approvalId).expect(200);
  });
});

describe("Evidence of an approval", () => {
  it("compares the facts as requested with the facts now", async () => {
    const { api, rolloverId, approvalId } = await startApproval();
    const { accountId } = (await api.call("get", `/v1/rollovers/${rolloverId}`)).body;
    const { lastName } = (await api.call("get", `/v1/accounts/${accountId}`)).body;
    await api.call("patch", `/v1/accounts/${accountId}`).send({ lastName: "Changed" }).expect(200);
    const { facts } = await readEvidence(api, approvalId);
    expect(facts).toContainEqual({
      fact: "participant.lastName",
      requested: lastName,
      current: "Changed",
      isChanged: true,
    });
    expect(facts.filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toHaveLength(1);
    const other = await newOrganization(base);
    expectProblem(await other.call("get", `/v1/approvals/${approvalId}/evidence`), "not_found");
  });

  it("is a printable PDF if Accept prefers PDF, before and after the decision", async () => {
    const { api, approvalId, second } = await startApproval();
    const readPdf = () =>
      api
        .call("get", `/v1/approvals/${approvalId}/evidence`)
        .set("Accept", "application/pdf")
        .responseType("blob")
        .expect(200);
    const undecided = await readPdf();
    expect(undecided.headers["content-type"]).toBe("application/pdf");
    const passkey = await addPasskey(api, second);
    const signed = passkey.sign(await readChallenge(api, second, approvalId));
    await confirm(api, second, approvalId, signed).expect(200);
    const decided = await readPdf();
    expect(decided.headers["content-disposition"]).toContain("receipt.pdf");
    /** Removes white space, because lines can break anywhere. */
    const readText = async (body: Buffer) =>
      (await readLetter(body)).taggedTexts
        .map(([, text]) => text)
        .join(" ")
        .replace(/\s/g, "");
    expect(await readText(undecided.body)).toContain("Thisapprovalhasnoreceipt");
    const text = await readText(decided.body);
    const { receipt } = await readEvidence(api, approvalId);
    const { digest, passkey: signature, decidedBy } = receipt;
    for (const value of [approvalId, digest, decidedBy.id, ...Object.values<string>(signature)])
      expect(text).toContain(value);
    for (const phrase of ["Confirmed", "Approvearollover", "Matchesthedigest", "Participant:lastname"])
      expect(text).toContain(phrase);
    const other = await newOrganization(base);
    const refused = await other
      .call("get", `/v1/approvals/${approvalId}/evidence`)
      .set("Accept", "application/pdf");
    expectProblem(refused, "not_found");
  });

  it("is erased with the participant, so that the digest reveals nothing", async () => {
    const { api, second } = await startApproval();
    const account = await createErasableAccount(api);
    const rolloverId = await createRolloverFor(api, account.id);
    await runActions(api, rolloverId, "submit", "start_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
    await confirm(api, second, body.id).expect(200);
    expect((await readEvidence(api, body.id)).receipt.content.facts).toMatchObject({
      "participant.lastName": account.lastName,
    });
    await runActions(api, rolloverId, ["cancel", { reason: "no longer wanted" }]);
    await erase(api, account.id).expect(200);
    const { receipt } = await readEvidence(api, body.id);
    expect(receipt).toMatchObject({ method: "recent_sign_in", content: null, isIntact: null });
    const row = await api.db.prisma.approval.findUniqueOrThrow({ where: { id: body.id } });
    expect(row.receipt).toEqual({ digest: receipt.digest, method: "recent_sign_in" });
  });

  it("is mailed to the requester with the digest, without identifying the rollover", async () => {
    const api = await newFourEyesOrganization(base);
    const rolloverId = await createRolloverInState(api, "in_review");
    const [requester, second] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api)];
    const { body } = await requestApprovalAs(api, requester, { action: "approve", rolloverId }).expect(201);
    await confirm(api, second, body.id).expect(200);
    const mails = (await readMails(api)).filter(({ to }) => to === requester.email);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const [subject, text] = [mail?.subject, mail?.text];
    expect(subject).toContain("Your request was confirmed");
    expect(text).toContain(`/portal/approvals/${body.id}`);
    expect(text).toContain((await readEvidence(api, body.id)).receipt.digest);
    expect(text).not.toContain(rolloverId);
  });

  it("is mailed to the owner of the requesting key, as the key's request", async () => {
    const api = await newFourEyesOrganization(base);
    const [owner, second] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api)];
    const { key } = await createKey(api, owner.userId);
    for (const [decision, outcome] of [
      ["confirm", "confirmed"],
      ["decline", "declined"],
    ] as const) {
      const rolloverId = await createRolloverInState(api, "in_review");
      const { body } = await requestApproval(api, { action: "approve", rolloverId }, key).expect(201);
      await decideApprovalAs(api, second, body.id, decision).send({}).expect(200);
      const mails = (await readMails(api)).filter(({ to }) => to === owner.email);
      const mail = mails.find(({ text }) => text.includes(body.id) && text.includes(outcome));
      expect(mail?.subject).toBe(`[test] The request of your API key was ${outcome}`);
      expect(mail?.text).toContain("because your API key made this request.");
      expect(mail?.text).not.toMatch(/your request|You can perform/i);
    }
  });
});
