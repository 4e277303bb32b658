import { isDeepStrictEqual } from "node:util";
import { verifyAssertion } from "../people/sign-in/verify-passkey.ts";
import type { EvidenceView } from "./evidence-view.ts";
import { CHALLENGE_MS, digestReceipt } from "./receipt.ts";

export interface TrustedKey {
  memberId: string;
  credentialId: string;
  /** COSE, as base64. */
  publicKey: string;
}

export interface EvidenceCheck {
  name: "approval" | "digest" | "facts" | "decision" | "time" | "signature" | "signer" | "origin";
  result: "passed" | "failed" | "unknown";
  detail: string;
}

interface Trust {
  /** Keys from a source other than the evidence. If null, the check `signer` is `unknown`. */
  keys: readonly TrustedKey[] | null;
  /** Origin of the portal. If null, the check `origin` is `unknown`. */
  origin: string | null;
}

type Receipt = NonNullable<EvidenceView["receipt"]>;
type Passkey = NonNullable<Receipt["passkey"]>;

/** Needs only the evidence and public keys, not the service, its secrets or its database. */
export async function verifyEvidence(evidence: EvidenceView, trust: Trust): Promise<EvidenceCheck[]> {
  const { receipt } = evidence;
  if (!receipt)
    return [reportUnknown("digest", "The evidence has no receipt: the approval was not decided.")];
  const { content, passkey } = receipt;
  if (!content)
    return [reportUnknown("digest", "The receipt has no content, so its digest can't be recomputed.")];
  const digest = digestReceipt(content);
  const checks = [
    check("approval", content.id === evidence.approvalId, {
      passed: `The content is about ${evidence.approvalId}.`,
      failed: `The content is about ${content.id}, not ${evidence.approvalId}.`,
    }),
    check("digest", digest.toString("hex") === receipt.digest && receipt.isIntact !== false, {
      passed: `SHA-256 of the content is ${receipt.digest}.`,
      failed: "The content does not have the receipt's digest.",
    }),
    checkFacts(evidence, content),
    checkDecision(receipt, content),
    checkTime(receipt, content),
  ];
  if (!passkey)
    return [
      ...checks,
      reportUnknown("signature", `No passkey signed the decision (method ${receipt.method}).`),
    ];
  return [
    ...checks,
    await checkSignature(passkey, digest.toString("base64url")),
    checkSigner(receipt, passkey, trust.keys),
    checkOrigin(passkey, trust.origin),
  ];
}

function check(
  name: EvidenceCheck["name"],
  isPassed: boolean,
  { passed, failed }: { passed: string; failed: string },
): EvidenceCheck {
  return { name, result: isPassed ? "passed" : "failed", detail: isPassed ? passed : failed };
}

const reportUnknown = (name: EvidenceCheck["name"], detail: string): EvidenceCheck => ({
  name,
  result: "unknown",
  detail,
});

/** Only `requested` is signed. `current` and `isChanged` describe the time of the download. */
function checkFacts({ facts }: EvidenceView, content: Record<string, unknown>): EvidenceCheck {
  const signedFacts = Object.entries((content.facts ?? {}) as Record<string, string | null>);
  const shownFacts = facts.flatMap(({ fact, requested }) => (requested === null ? [] : [[fact, requested]]));
  const isSame = isDeepStrictEqual(
    Object.fromEntries(shownFacts),
    Object.fromEntries(signedFacts.filter(([, value]) => value !== null)),
  );
  return check("facts", isSame, {
    passed: `${shownFacts.length} requested facts are in the content.`,
    failed: "The requested facts differ from the content.",
  });
}

function checkDecision({ outcome, decidedBy }: Receipt, content: Record<string, unknown>): EvidenceCheck {
  const isSame =
    content.outcome === outcome &&
    isDeepStrictEqual(content.decidedBy, { type: decidedBy.type, id: decidedBy.id });
  return check("decision", isSame, {
    passed: `The content names ${decidedBy.id} and the outcome ${outcome}.`,
    failed: "The person or the outcome differs from the content.",
  });
}

function checkTime({ decidedAt, passkey }: Receipt, content: Record<string, unknown>): EvidenceCheck {
  const [at, requestedAt, expiresAt] = [decidedAt, content.requestedAt, content.expiresAt].map((one) =>
    Date.parse(String(one)),
  ) as [number, number, number];
  // Second part of the nonce, in base 36: see `createConfirmationNonce`.
  const challengeExpiresAt = Number.parseInt(String(content.nonce).split(".")[1] ?? "", 36);
  const isInChallengeLifetime =
    !passkey || (at <= challengeExpiresAt && at >= challengeExpiresAt - CHALLENGE_MS && at >= requestedAt);
  const lifetimes = passkey ? "the approval and of its challenge" : "the approval";
  return check("time", at >= requestedAt && at <= expiresAt && isInChallengeLifetime, {
    passed: `The decision was made within the lifetime of ${lifetimes}, at ${decidedAt}.`,
    failed: `The decision at ${decidedAt} is outside the lifetime of ${lifetimes}.`,
  });
}

async function checkSignature(passkey: Passkey, challenge: string): Promise<EvidenceCheck> {
  try {
    const origin = readOrigin(passkey);
    // 0 accepts every signature counter.
    const key = { publicKey: passkey.publicKey, counter: 0 };
    const { verified } = await verifyAssertion(passkey, key, { challenge, origin });
    return check("signature", verified, {
      passed: "The public key verifies the signature of the digest, and the passkey verified its user.",
      failed: "The public key does not verify the signature.",
    });
  } catch (error) {
    // The library throws for every response that it rejects.
    return { name: "signature", result: "failed", detail: `Rejected: ${(error as Error).message}.` };
  }
}

function checkSigner(
  { decidedBy }: Receipt,
  { credentialId, publicKey }: Passkey,
  keys: Trust["keys"],
): EvidenceCheck {
  if (keys === null)
    return reportUnknown(
      "signer",
      "The public key comes from the evidence itself. Pass --keys to verify its owner.",
    );
  const isTrusted = keys.some(
    (key) =>
      key.credentialId === credentialId && key.publicKey === publicKey && key.memberId === decidedBy.id,
  );
  return check("signer", isTrusted, {
    passed: `The public key is ${decidedBy.id}'s passkey ${credentialId}.`,
    failed: `The trusted keys do not have this public key for ${decidedBy.id}.`,
  });
}

function checkOrigin(passkey: Passkey, expected: string | null): EvidenceCheck {
  const origin = tryReadOrigin(passkey);
  if (expected === null)
    return reportUnknown(
      "origin",
      `Signed at ${origin ?? "an unreadable origin"}. Pass --origin to require an origin.`,
    );
  return check("origin", origin === expected, {
    passed: `Signed at ${expected}.`,
    failed: `Signed at ${origin ?? "an unreadable origin"}, not at ${expected}.`,
  });
}

function readOrigin({ clientDataJson }: Passkey): string {
  const { origin } = JSON.parse(Buffer.from(clientDataJson, "base64url").toString());
  if (typeof origin !== "string" || !URL.canParse(origin)) throw new Error("the client data has no origin");
  return origin;
}

function tryReadOrigin(passkey: Passkey): string | null {
  try {
    return readOrigin(passkey);
  } catch {
    return null;
  }
}
