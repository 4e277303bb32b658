import { formatTime, TEST_HEADER } from "../accounts-and-consents/letters/format.ts";
import { type Fact, Letter } from "../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../accounts-and-consents/letters/typeface.ts";
import { APPROVAL_ACTION_NAMES } from "./action-names.ts";
import type { EvidenceView } from "./evidence-view.ts";

type Receipt = NonNullable<EvidenceView["receipt"]>;

const METHOD_TEXTS: Readonly<Record<Receipt["method"], string>> = {
  passkey: "The person's passkey signed the digest (WebAuthn).",
  recent_sign_in: "The person signed in within 15 minutes before the decision.",
  session: "The person was signed in.",
};

const HIDDEN = "Not included: the scope accounts:read is missing, or the participant's data was erased.";

/** Writes a PDF whose metadata contains no personal data. */
export async function writeEvidenceLetter(view: EvidenceView): Promise<Buffer> {
  const { approvalId, environment, receipt, facts } = view;
  const letter = new Letter(await loadTypeface(), {
    title: "Receipt of an approval",
    footer: `Approval ${approvalId}`,
    header: environment === "test" ? TEST_HEADER : null,
    createdAt: receipt && new Date(receipt.decidedAt),
  });
  letter.title("Receipt of an approval");
  if (receipt === null) {
    letter.paragraph(
      "This approval has no receipt: it is undecided, or was decided before receipts existed.",
    );
    letter.list([["Approval", approvalId]]);
  } else writeReceipt(letter, approvalId, receipt);
  if (facts.length > 0) writeFacts(letter, facts);
  return letter.finish();
}

function writeReceipt(letter: Letter, approvalId: string, receipt: Receipt): void {
  const { outcome, decidedBy, decidedAt, method, digest, isIntact, content, passkey } = receipt;
  letter.list([
    ["Approval", approvalId],
    ["Decision", outcome === "declined" ? "Declined" : "Confirmed"],
    ["By", `${decidedBy.type} ${decidedBy.id}`],
    ["On", formatTime(decidedAt)],
    ["Proof of identity", METHOD_TEXTS[method]],
  ]);
  letter.heading("Request");
  if (content === null) letter.paragraph(HIDDEN);
  else letter.list(listRequest(content));
  letter.heading("Digest");
  letter.list([
    ["SHA-256", digest],
    ["Stored request", describeMatch(isIntact)],
  ]);
  letter.paragraph(
    "The digest covers the request as canonical JSON (RFC 8785), which the JSON form of this receipt contains. The organization's audit log contains the digest too.",
    "small",
  );
  if (passkey === null) return;
  letter.heading("Signature");
  letter.list([
    ["Credential", passkey.credentialId],
    ["Public key (COSE)", passkey.publicKey],
    ["Authenticator data", passkey.authenticatorData],
    ["Client data", passkey.clientDataJson],
    ["Signature", passkey.signature],
  ]);
}

function listRequest(content: Record<string, unknown>): Fact[] {
  const { action, rolloverId, requestedBy, requestedAt, expiresAt, params } = content;
  const { type, id } = (requestedBy ?? {}) as { type?: string; id?: string | null };
  const texts: (readonly [string, unknown])[] = [
    ["Action", APPROVAL_ACTION_NAMES[action as keyof typeof APPROVAL_ACTION_NAMES] ?? action],
    ["Rollover", rolloverId],
    ["Requested by", [type, id].filter(Boolean).join(" ")],
    ["Requested on", requestedAt && formatTime(String(requestedAt))],
    ["Expires on", expiresAt && formatTime(String(expiresAt))],
    ...Object.entries((params ?? {}) as Record<string, unknown>).map(
      ([name, value]) =>
        [`Parameter ${name}`, typeof value === "string" ? value : JSON.stringify(value)] as const,
    ),
  ];
  return texts.flatMap(([label, value]) =>
    value === null || value === undefined || value === "" ? [] : [[label, String(value)] as const],
  );
}

function writeFacts(letter: Letter, facts: EvidenceView["facts"]): void {
  letter.heading("Covered facts");
  letter.paragraph("Each fact as requested. A fact that changed later also shows its value now.", "small");
  letter.list(
    facts.map(({ fact, requested, current, isChanged }) => [
      toFactLabel(fact),
      isChanged ? [requested ?? "–", `Now: ${current ?? "–"}`] : (requested ?? current ?? "–"),
    ]),
  );
}

/** `participant.lastName` becomes `Participant: last name`. */
function toFactLabel(fact: string): string {
  const words = fact
    .replace(".", ": ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function describeMatch(isIntact: boolean | null): string {
  if (isIntact === null) return "Erased with the participant, so it cannot be compared";
  return isIntact ? "Matches the digest" : "DIFFERS from the digest";
}
