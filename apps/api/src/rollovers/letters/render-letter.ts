import { formatDay, TEST_HEADER } from "../../accounts-and-consents/letters/format.ts";
import { Letter } from "../../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../accounts-and-consents/letters/typeface.ts";
import type { Block, LetterContent, SignatureEvidence } from "./letter-content.ts";
import { formatSeal } from "./letter-seal.ts";

interface RenderOptions {
  seal: string;
  /** PNG in base64. */
  logo: string | null;
  /** Null until the letter is signed. */
  signature: SignatureEvidence | null;
}

/** In points. */
const EVIDENCE_HEIGHT = 150;

/** Renders a PDF whose metadata contains no participant data. */
export async function renderLetter(content: LetterContent, options: RenderOptions): Promise<Buffer> {
  const { title, number, replaces, rolloverId, environment, letterhead, addressee } = content;
  const letter = new Letter(await loadTypeface(), {
    title,
    footer: `Letter ${number} of rollover ${rolloverId}`,
    seal: formatSeal(options.seal),
    header: environment === "test" ? TEST_HEADER : null,
    createdAt: new Date(content.preparedAt),
  });
  if (letterhead !== null) {
    const logo = options.logo === null ? null : Buffer.from(options.logo, "base64");
    letter.letterhead(letterhead.name, letterhead.lines, logo);
  }
  const numberText = replaces === null ? `Letter ${number}` : `Letter ${number}. Replaces letter ${replaces}`;
  letter.paragraph(`${formatDay(content.preparedOn)}. ${numberText}.`, "small");
  if (addressee.length > 0) letter.address(addressee);
  letter.title(title);
  for (const block of content.blocks) addBlock(letter, block);
  if (content.signatory !== null) addSignature(letter, content.signatory, options.signature);
  return letter.finish();
}

function addBlock(letter: Letter, block: Block): void {
  switch (block.type) {
    case "paragraph":
      letter.paragraph(blankUnprintableWords(letter, block.text));
      break;
    case "heading":
      letter.heading(block.text);
      break;
    case "facts":
      letter.list(block.facts);
      break;
    case "checklist":
      letter.checklist(block.items);
      break;
    case "lines":
      letter.signatures(...block.names);
      break;
    case "stamp":
      letter.stamp(block.name, block.text);
      break;
    case "notice":
      letter.notice(block.heading, block.items);
      break;
    case "code":
      letter.qrCode(block.text, block.description);
      break;
  }
}

function blankUnprintableWords(letter: Letter, text: string): string {
  return text
    .split(/(\s+)/)
    .map((part) => (part.trim() === "" ? part : letter.toPrintable(part)))
    .join("");
}

function addSignature(
  letter: Letter,
  { name, title }: NonNullable<LetterContent["signatory"]>,
  signature: SignatureEvidence | null,
): void {
  letter.heading("Authorized signature");
  if (signature === null) {
    letter.signatures(["Signature", 3], ["Date", 1]);
    letter.list([
      ["Name", name],
      ["Title", title],
    ]);
    return;
  }
  const { type, id } = signature.signedBy;
  letter.keepTogether(EVIDENCE_HEIGHT);
  letter.list([
    ["Signed electronically by", `/s/ ${signature.name}`],
    ["Title", signature.title],
    ["Time", signature.signedAt],
    ["Signer", id === null ? type : id],
    ["IP address", signature.ipAddress ?? "unknown"],
    ["SHA-256 of the signed PDF", signature.signedSha256.match(/.{32}/g) ?? [signature.signedSha256]],
  ]);
}
