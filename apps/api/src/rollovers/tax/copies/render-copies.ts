import type { Environment } from "@svc/keys";
import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import { formatDollars } from "../../../accounts-and-consents/letters/format.ts";
import { type Fact, Letter } from "../../../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../../accounts-and-consents/letters/typeface.ts";
import { type Caption, FORM_TEXTS } from "./form-captions.ts";
import type { FormCopy } from "./list-copies.ts";

const TEST_HEADER = "TEST ENVIRONMENT: this is not a tax form";
const BLANK = "Blank";
/** More points than any page has, so that each form starts on its own page. */
const WHOLE_PAGE = 10_000;

interface Payer {
  name: string;
  address: string[];
  /** Masked. */
  accountNumber: string;
}

interface CopyFacts {
  year: number;
  rolloverId: string;
  environment: Environment;
  at: Date;
  recipient: { name: string; address: string[]; ssnLast4: string | null };
  /** The custodian that files each form. */
  payers: Readonly<Record<FormCopy["form"], Payer>>;
}

/** Writes Copy B of each form as tagged PDF. The metadata contains no participant data. */
export async function renderCopies(copies: readonly FormCopy[], facts: CopyFacts): Promise<Buffer> {
  const { year, rolloverId, environment, at } = facts;
  const letter = new Letter(await loadTypeface(), {
    title: `Copy B of tax forms for ${year}`,
    footer: `Tax year ${year}, rollover ${rolloverId}`,
    header: environment === "test" ? TEST_HEADER : null,
    createdAt: at,
  });
  for (const [index, copy] of copies.entries()) {
    if (index > 0) letter.keepTogether(WHOLE_PAGE);
    addCopy(letter, copy, facts);
  }
  return letter.finish();
}

function addCopy(letter: Letter, copy: FormCopy, { year, recipient, payers }: CopyFacts): void {
  const { form, boxes, isCorrected, isDraft } = copy;
  const texts = FORM_TEXTS[form];
  const payer = payers[form];
  letter.title(`${year} ${texts.name}`);
  letter.paragraph(`${texts.title} ${texts.ombNumber}.`);
  if (isCorrected) letter.paragraph("CORRECTED");
  if (isDraft) letter.paragraph("Draft. The rollover is in progress, and the form can still change.");
  for (const line of texts.legend) letter.paragraph(line);
  letter.list([
    [`${texts.payer}'S name`, payer.name],
    [`${texts.payer}'S address`, nullIfEmpty(payer.address)],
    [`${texts.payer}'S telephone no.`, null],
    [`${texts.payer}'S TIN`, null],
    [`${texts.recipient}'S TIN`, recipient.ssnLast4 && `XXX-XX-${recipient.ssnLast4}`],
    [`${texts.recipient}'S name`, recipient.name || null],
    [`${texts.recipient}'S address`, nullIfEmpty(recipient.address)],
    ["Account number", payer.accountNumber],
  ]);
  letter.heading("Boxes");
  letter.list(texts.captions.map((caption) => toFact(caption, boxes)));
  letter.paragraph(`Instructions: ${texts.instructions}`, "small");
}

function toFact([caption, field]: Caption, boxes: Boxes): Fact {
  const value = field === null ? null : (boxes[field] ?? null);
  if (typeof value === "boolean") return [caption, value ? "Checked" : "Not checked"];
  if (value === null || value === "") return [caption, BLANK];
  return [caption, /^\d+\.\d\d$/.test(String(value)) ? formatDollars(String(value)) : String(value)];
}

function nullIfEmpty(lines: string[]): string[] | null {
  return lines.length === 0 ? null : lines;
}
