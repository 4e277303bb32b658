import type { Environment } from "@svc/keys";
import type { Fact } from "../../accounts-and-consents/letters/letter.ts";
import type { LetterKind } from "./letter-kinds.ts";

export type Block =
  | { type: "paragraph"; text: string }
  | { type: "heading"; text: string }
  | { type: "facts"; facts: Fact[] }
  | { type: "checklist"; items: { text: string; isMarked: boolean }[] }
  /** Signature lines, each with its relative width. */
  | { type: "lines"; names: [name: string, share: number][] }
  | { type: "stamp"; name: string; text: string }
  | { type: "notice"; heading: string; items: string[] }
  | { type: "code"; text: string; description: string };

/** A letter's content, except the logo and the signature. Serializable, so that a signature can be added later. */
export interface LetterContent {
  letterId: string;
  rolloverId: string;
  kind: LetterKind;
  number: number;
  replaces: number | null;
  environment: Environment;
  preparedAt: string;
  /** In the organization's time zone. */
  preparedOn: string;
  /** Null for letters that the participant writes. */
  letterhead: { name: string; lines: string[] } | null;
  addressee: string[];
  title: string;
  blocks: Block[];
  /** Null if the organization does not sign the letter. */
  signatory: { name: string | null; title: string | null } | null;
}

/** Evidence of a typed or external signature. The signed copy prints it for typed signatures only. */
export interface SignatureEvidence {
  name: string;
  title: string;
  signedAt: string;
  signedBy: { type: string; id: string | null };
  ipAddress: string | null;
  /** SHA-256 of the PDF that was signed. */
  signedSha256: string;
}
