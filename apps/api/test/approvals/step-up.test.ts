import { describe, expect, it } from "@jest/globals";
import { TEST_CIPHER } from "@svc/testing";
import {
  createConfirmationNonce,
  digestReceipt,
  isConfirmationNonce,
  toReceiptContent,
} from "../../src/approvals/receipt.ts";
import {
  findConfirmationMethod,
  type PasskeyProof,
  requireStepUp,
  toReceipt,
  withReceipt,
} from "../../src/approvals/step-up.ts";
import type { ApprovalReceipt, StoredApproval } from "../../src/people/second-person/approval.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useApprovalRecords } from "./approval-records.ts";
import { addPasskey } from "./software-passkey.ts";

const MINUTE_MS = 60_000;

describe("The proof of a person who confirms", () => {
  const {
    env,
    clock,
    chainKeys,
    organization,
    inTransaction,
    addApproval,
    readApproval,
    addMember,
    buildCall,
  } = useApprovalRecords();

  const addPendingApproval = async (): Promise<StoredApproval> => {
    const approval = await readApproval(await addApproval(await addMember()));
    if (!approval) throw new Error("The approval is missing.");
    return approval;
  };
  interface Options {
    proof?: PasskeyProof | undefined;
    changes?: object;
    origin?: string | null;
  }
  const stepUp = (
    person: SignedIn,
    approval: StoredApproval,
    { proof, changes, origin = TEST_PORTAL.PORTAL_URL }: Options = {},
  ) =>
    inTransaction((tx) => {
      const { call } = buildCall(tx, person, { signedInAt: clock.now(), ...changes });
      return requireStepUp({ ...call, cipher: TEST_CIPHER, signIn: { origin } } as never, approval, proof);
    });
  const requirePasskeys = () =>
    env.db.prisma.organization.update({ where: { id: organization.id }, data: { requiresPasskey: true } });
  const findMethod = ({ userId }: SignedIn) =>
    findConfirmationMethod(env.db.sql, { organizationId: organization.id, userId });

  it("is a recent sign-in for members without a passkey", async () => {
    const [person, approval] = [await addMember(), await addPendingApproval()];
    expect(await findMethod(person)).toEqual({ method: "recent_sign_in", credentialIds: [] });
    const receipt = await stepUp(person, approval);
    expect(receipt).toEqual({
      method: "recent_sign_in",
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const decidedBy = { type: "member", id: person.memberId } as const;
    const decision = { nonce: receipt.nonce ?? "", outcome: "confirmed" as const, decidedBy };
    const content = toReceiptContent(TEST_CIPHER, approval, decision);
    expect(receipt.digest).toBe(digestReceipt(content).toString("hex"));
    const signedInAt = new Date(clock.now().getTime() - 24 * 60 * MINUTE_MS);
    await expect(stepUp(person, approval, { changes: { signedInAt } })).rejects.toMatchObject({
      code: "sign_in_again",
    });
  });

  it.each([[{ personId: null }], [{ signedInAt: undefined }]])(
    "is not possible for callers who are not signed in: %j",
    async (changes) => {
      const [person, approval] = [await addMember(), await addPendingApproval()];
      await expect(stepUp(person, approval, { changes })).rejects.toMatchObject({ code: "person_required" });
    },
  );

  it("is a passkey if the organization requires one, and members without a passkey must add one", async () => {
    await requirePasskeys();
    const [person, approval] = [await addMember(), await addPendingApproval()];
    expect(await findMethod(person)).toEqual({ method: "passkey_not_set_up", credentialIds: [] });
    await expect(stepUp(person, approval)).rejects.toMatchObject({
      code: "passkey_required",
      message: "Your organization requires a passkey. Add one to your profile.",
      extensions: { reason: "not_set_up" },
    });
    const { credentialId } = await addPasskey(env as never, person);
    expect(await findMethod(person)).toEqual({ method: "passkey", credentialIds: [credentialId] });
  });

  it("is a passkey for members who have one, and its signature covers the approval", async () => {
    const [person, approval] = [await addMember(), await addPendingApproval()];
    const passkey = await addPasskey(env as never, person);
    await expect(stepUp(person, approval)).rejects.toMatchObject({
      code: "passkey_required",
      message: "Confirm with your passkey.",
      extensions: { reason: "missing" },
    });
    const confirmation = { approvalId: approval.id, userId: person.userId };
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS);
    const nonce = createConfirmationNonce(chainKeys, confirmation, expiresAt);
    const decidedBy = { type: "member", id: person.memberId } as const;
    const content = toReceiptContent(TEST_CIPHER, approval, { nonce, outcome: "confirmed", decidedBy });
    const digest = digestReceipt(content);
    const sign = (challenge: Buffer, signedNonce = nonce) =>
      passkey.sign({
        nonce: signedNonce,
        challenge: challenge.toString("base64url"),
      }) as unknown as PasskeyProof;
    const proof = sign(digest);
    const notValid = {
      code: "passkey_required",
      message: "The passkey's signature is not valid for this approval. Try again.",
      extensions: { reason: "not_valid" },
    };
    const otherApproval = { ...confirmation, approvalId: "apr_2" };
    const otherNonce = createConfirmationNonce(chainKeys, otherApproval, expiresAt);
    await expect(stepUp(person, approval, { proof: sign(Buffer.alloc(32)) })).rejects.toMatchObject(notValid);
    await expect(stepUp(person, approval, { proof: sign(digest, otherNonce) })).rejects.toMatchObject(
      notValid,
    );
    await expect(stepUp(person, approval, { proof, origin: null })).rejects.toMatchObject(notValid);
    const { nonce: _, ...assertion } = proof;
    const { publicKey } = await env.db.prisma.portalPasskey.findFirstOrThrow({
      where: { userId: person.userId },
    });
    expect(await stepUp(person, approval, { proof })).toEqual({
      method: "passkey",
      passkey: { ...assertion, publicKey },
      nonce,
      digest: digest.toString("hex"),
    });
    clock.advance(MINUTE_MS);
    await expect(stepUp(person, approval, { proof })).rejects.toMatchObject(notValid);
  });

  it("is stored with the decision, and its digest and signature with the audit entry", async () => {
    const approval = await addPendingApproval();
    const decision = { nonce: "n", outcome: "declined", decidedBy: { type: "member", id: "mem_1" } } as const;
    const receipt = toReceipt(TEST_CIPHER, approval, { decision, method: "session" });
    const digest = digestReceipt(toReceiptContent(TEST_CIPHER, approval, decision)).toString("hex");
    expect(receipt).toEqual({ method: "session", nonce: "n", digest });
    const entry = { targetId: "apr_1", data: { action: "reveal" } };
    expect(withReceipt(entry, receipt)).toEqual({
      targetId: "apr_1",
      data: { action: "reveal", digest, method: "session" },
    });
    const passkey = { credentialId: "c" } as NonNullable<ApprovalReceipt["passkey"]>;
    expect(withReceipt(entry, { ...receipt, method: "passkey", passkey }).data).toEqual({
      action: "reveal",
      digest,
      method: "passkey",
      passkey,
    });
  });

  it("needs a nonce that is for this approval and person, and has not expired", () => {
    const confirmation = { approvalId: "apr_1", userId: "usr_1" };
    const now = clock.now();
    const nonce = createConfirmationNonce(chainKeys, confirmation, new Date(now.getTime() + 1));
    const isValid = (text: string, changes: object = {}, time = now) =>
      isConfirmationNonce(chainKeys, { ...confirmation, ...changes }, { nonce: text, now: time });
    expect(isValid(nonce)).toBe(true);
    expect(isValid(nonce, { approvalId: "apr_2" })).toBe(false);
    expect(isValid(nonce, { userId: "usr_2" })).toBe(false);
    expect(isValid(nonce, {}, new Date(now.getTime() + 1))).toBe(false);
    for (const text of ["", "a.b", `${nonce}.x`, `x${nonce}`, nonce.slice(0, -2)])
      expect(isValid(text)).toBe(false);
  });
});
