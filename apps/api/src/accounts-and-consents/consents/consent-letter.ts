import { ACCOUNT_TYPE_NAMES, formatTime, TEST_HEADER } from "../letters/format.ts";
import { type Fact, Letter } from "../letters/letter.ts";
import { loadTypeface } from "../letters/typeface.ts";
import type { ConsentView } from "./consent-view.ts";

const TYPE_TEXTS: Readonly<Record<ConsentView["rollover"]["type"], string>> = {
  direct: "Directly between custodians",
  trustee_transfer: "Directly between IRAs",
  indirect_60_day: "Paid to the participant, who deposits it within 60 days",
  in_plan: "Within the plan",
};

const ERASED = "Erased with the account";

/** Writes a PDF whose metadata contains no personal data. */
export async function writeConsentLetter(view: ConsentView): Promise<Buffer> {
  const { rollover, environment, statements } = view;
  const letter = new Letter(await loadTypeface(), {
    title: "Consent to a rollover",
    footer: `Consent ${view.id}`,
    header: environment === "test" ? TEST_HEADER : null,
    createdAt: new Date(view.createdAt),
  });
  letter.title("Consent to a rollover");
  letter.list([
    ["Given by", view.participantName ?? ERASED],
    ["Account", view.accountId],
    ["On", formatTime(view.createdAt)],
    ["Session", view.sessionId ?? ERASED],
  ]);
  letter.heading("Rollover");
  letter.list([
    ["From", describeSide(rollover.source)],
    ["To", describeSide(rollover.destination)],
    ["How", TYPE_TEXTS[rollover.type]],
  ]);
  letter.heading("Statements");
  letter.paragraph(
    "The participant checked a box next to each of these statements, shown here word for word.",
    "small",
  );
  for (const statement of statements) writeStatement(letter, statement);
  return letter.finish();
}

function writeStatement(letter: Letter, statement: ConsentView["statements"][number]): void {
  const { text, url } = statement;
  letter.checklist([{ text: text ?? "The text was erased with the account.", isMarked: true }]);
  const facts: Fact[] = url === null ? [] : [["Full text", url]];
  letter.list([...facts, ["Statement", describeStatement(statement).join(", ")]]);
}

function describeStatement({
  kind,
  statement,
  version,
  language,
  isAltered,
}: ConsentView["statements"][number]): string[] {
  const parts = [statement, `version ${version}`, `in ${language}`];
  if (kind === "terms") return [...parts, "the organization's own statement"];
  return isAltered ? [...parts, "in the organization's own words"] : parts;
}

function describeSide({
  custodianId,
  custodianName,
  accountType,
}: ConsentView["rollover"]["source"]): string[] {
  return [custodianName ?? custodianId ?? ERASED, ACCOUNT_TYPE_NAMES[accountType]];
}
