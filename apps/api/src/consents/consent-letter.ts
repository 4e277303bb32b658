import { ACCOUNT_TYPES } from "../letters/account-types.ts";
import { type Fact, Letter } from "../letters/letter.ts";
import { loadTypeface } from "../letters/typeface.ts";
import { TEST_HEADER } from "../letters/words.ts";
import type { ConsentView } from "./consent-view.ts";

const TYPES: Readonly<Record<ConsentView["rollover"]["type"], string>> = {
  direct: "Directly from one custodian to the other",
  trustee_transfer: "Directly from one IRA to the other",
  indirect_60_day: "Paid to the participant first, who pays it in within 60 days",
  in_plan: "Within the plan",
};

const ERASED = "Erased with the account";

/** The PDF's metadata contains no personal data. */
export async function writeConsentLetter(view: ConsentView): Promise<Buffer> {
  const { rollover, environment, statements } = view;
  const letter = new Letter(await loadTypeface(), {
    title: "Consent to a rollover",
    footer: `Consent ${view.id}`,
    header: environment === "test" ? TEST_HEADER : null,
    at: new Date(view.createdAt),
  });
  letter.title("Consent to a rollover");
  letter.list([
    ["Given by", view.participantName ?? ERASED],
    ["Account", view.accountId],
    ["On", momentInWords(view.createdAt)],
    ["In session", view.sessionId ?? ERASED],
  ]);
  letter.heading("What it is about");
  letter.list([
    ["From", sideInWords(rollover.source)],
    ["To", sideInWords(rollover.destination)],
    ["How", TYPES[rollover.type]],
  ]);
  letter.heading("What was agreed to");
  letter.paragraph(
    "The participant ticked a box beside each of these statements, as they stand here.",
    "small",
  );
  for (const statement of statements) write(letter, statement);
  return letter.finish();
}

function write(letter: Letter, statement: ConsentView["statements"][number]): void {
  const { text, url } = statement;
  letter.checklist([{ text: text ?? "The text was erased with the account.", isMarked: true }]);
  const facts: Fact[] = url === null ? [] : [["In full at", url]];
  letter.list([...facts, ["Statement", factsOf(statement).join(", ")]]);
}

function factsOf({
  kind,
  statement,
  version,
  language,
  isAltered,
}: ConsentView["statements"][number]): string[] {
  const named = [statement, `version ${version}`, `in ${language}`];
  if (kind === "terms") return [...named, "the institution's own"];
  return isAltered ? [...named, "in the institution's words"] : named;
}

function sideInWords({
  custodianId,
  custodianName,
  accountType,
}: ConsentView["rollover"]["source"]): string[] {
  return [custodianName ?? custodianId ?? ERASED, ACCOUNT_TYPES[accountType]];
}

function momentInWords(moment: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(
    new Date(moment),
  );
}
