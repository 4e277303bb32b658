import type { AccountType } from "@svc/custodians";
import type { Payment } from "@svc/rollover-rules/tax/distribution-codes";

/**
 * Box 7 codes, transcribed independently of the code under test. The last four columns are ages; `not known` counts as
 * below 59½, and `–` means no form. `five` and `two`: five-year and two-year periods. `award`: to an alternate
 * payee. `offset`: a plan loan offset. `death`: to a beneficiary.
 */
const PRINTED = `
| movement   | from              | to           | facts            | under 55 | 55 to 59½ | 59½ and over | not known |
| transfer   | roth_ira          | roth_ira     |                  | –  | –  | –  | –  |
| transfer   | traditional_ira   | any IRA      |                  | –  | –  | –  | –  |
| transfer   | sep_ira           | any IRA      |                  | –  | –  | –  | –  |
| transfer   | simple_ira        | any IRA      |                  | –  | –  | –  | –  |
| conversion | traditional_ira   | roth_ira     |                  | 2  | 2  | 7  | 2  |
| conversion | sep_ira           | roth_ira     |                  | 2  | 2  | 7  | 2  |
| conversion | simple_ira        | roth_ira     |                  | 2  | 2  | 7  | 2  |
| direct     | traditional_ira   | any plan     |                  | G  | G  | G  | G  |
| direct     | sep_ira           | any plan     |                  | G  | G  | G  | G  |
| direct     | simple_ira        | any plan     |                  | G  | G  | G  | G  |
| direct     | governmental_457b | anything     |                  | G  | G  | G  | G  |
| direct     | qualified_plan    | anything     |                  | G  | G  | G  | G  |
| direct     | 403b              | anything     |                  | G  | G  | G  | G  |
| direct     | designated_roth   | roth_ira     |                  | H  | H  | H  | H  |
| direct     | designated_roth   | designated_roth |               | BG | BG | BG | BG |
| in_plan    | governmental_457b | designated_roth |               | G  | G  | G  | G  |
| in_plan    | qualified_plan    | designated_roth |               | G  | G  | G  | G  |
| in_plan    | 403b              | designated_roth |               | G  | G  | G  | G  |
| indirect   | roth_ira          | roth_ira     | five met         | J  | J  | Q  | J  |
| indirect   | roth_ira          | roth_ira     | five not_met     | J  | J  | J  | J  |
| indirect   | roth_ira          | roth_ira     | five not_known   | J  | J  | T  | J  |
| indirect   | traditional_ira   | anything     |                  | 1  | 1  | 7  | 1  |
| indirect   | sep_ira           | anything     |                  | 1  | 1  | 7  | 1  |
| indirect   | simple_ira        | anything     | two within       | S  | S  | 7  | S  |
| indirect   | simple_ira        | anything     | two over         | 1  | 1  | 7  | 1  |
| indirect   | simple_ira        | anything     | two not_known    | 1  | 1  | 7  | 1  |
| indirect   | governmental_457b | anything     |                  | 2  | 2  | 7  | 2  |
| indirect   | qualified_plan    | anything     |                  | 1  | 1  | 7  | 1  |
| indirect   | 403b              | anything     |                  | 1  | 1  | 7  | 1  |
| indirect   | designated_roth   | anything     |                  | 1B | 1B | 7B | 1B |
| indirect   | qualified_plan    | anything     | left at 55       | 1  | 2  | 7  | 2  |
| indirect   | 403b              | anything     | left at 55       | 1  | 2  | 7  | 2  |
| indirect   | designated_roth   | anything     | left at 55       | 1B | 2B | 7B | 2B |
| indirect   | traditional_ira   | anything     | left at 55       | 1  | 1  | 7  | 1  |
| indirect   | qualified_plan    | anything     | public safety    | 2  | 2  | 7  | 2  |
| indirect   | 403b              | anything     | public safety    | 2  | 2  | 7  | 2  |
| indirect   | designated_roth   | anything     | public safety    | 2B | 2B | 7B | 2B |
| indirect   | designated_roth   | anything     | public safety, of a 457(b), rolled in | 1B | 1B | 7B | 1B |
| indirect   | governmental_457b | anything     | public safety, rolled in | 1 | 1 | 7 | 1 |
| indirect   | traditional_ira   | anything     | public safety    | 1  | 1  | 7  | 1  |
| indirect   | sep_ira           | anything     | public safety    | 1  | 1  | 7  | 1  |
| indirect   | qualified_plan    | anything     | public safety, offset | 2M | 2M | 7M | 2M |
| indirect   | designated_roth   | anything     | public safety, offset | 2B | 2B | BM | 2B |
| indirect   | qualified_plan    | anything     | public safety, death | 4 | 4 | 4 | 4 |
| direct     | qualified_plan    | anything     | public safety    | G  | G  | G  | G  |
| indirect   | designated_roth   | anything     | of a 457(b)      | 2B | 2B | 7B | 2B |
| indirect   | designated_roth   | anything     | of a 457(b), rolled in | 1B | 1B | 7B | 1B |
| indirect   | governmental_457b | anything     | rolled in        | 1  | 1  | 7  | 1  |
| indirect   | governmental_457b | anything     | rolled in, left at 55 | 1 | 2 | 7 | 2 |
| direct     | qualified_plan    | anything     | award            | G  | G  | G  | G  |
| direct     | 403b              | anything     | award            | G  | G  | G  | G  |
| direct     | governmental_457b | anything     | award            | G  | G  | G  | G  |
| direct     | designated_roth   | roth_ira     | award            | H  | H  | H  | H  |
| direct     | designated_roth   | designated_roth | award         | BG | BG | BG | BG |
| in_plan    | 403b              | designated_roth | award         | G  | G  | G  | G  |
| indirect   | qualified_plan    | anything     | award            | 2  | 2  | 7  | 2  |
| indirect   | 403b              | anything     | award            | 2  | 2  | 7  | 2  |
| indirect   | governmental_457b | anything     | award            | 2  | 2  | 7  | 2  |
| indirect   | governmental_457b | anything     | award, rolled in | 2  | 2  | 7  | 2  |
| indirect   | designated_roth   | anything     | award            | 2B | 2B | 7B | 2B |
| indirect   | qualified_plan    | anything     | offset           | 1M | 1M | 7M | 1M |
| indirect   | 403b              | anything     | offset           | 1M | 1M | 7M | 1M |
| indirect   | governmental_457b | anything     | offset           | 2M | 2M | 7M | 2M |
| indirect   | governmental_457b | anything     | offset, rolled in | 1M | 1M | 7M | 1M |
| indirect   | qualified_plan    | anything     | offset, left at 55 | 1M | 2M | 7M | 2M |
| indirect   | qualified_plan    | anything     | offset, award    | 2M | 2M | 7M | 2M |
| indirect   | qualified_plan    | anything     | offset, death    | 4M | 4M | 4M | 4M |
| indirect   | designated_roth   | anything     | offset           | 1B | 1B | BM | 1B |
| indirect   | designated_roth   | anything     | offset, left at 55 | 1B | 2B | BM | 2B |
| indirect   | designated_roth   | anything     | offset, award    | 2B | 2B | BM | 2B |
| indirect   | designated_roth   | anything     | offset, death    | 4B | 4B | 4B | 4B |
| indirect   | roth_ira          | roth_ira     | roth SIMPLE, five not_known, two within | JS | JS | T | JS |
| indirect   | roth_ira          | roth_ira     | roth SIMPLE, five met, two within | JS | JS | Q | JS |
| indirect   | roth_ira          | roth_ira     | roth SIMPLE, five not_met, two within | JS | JS | J | JS |
| indirect   | roth_ira          | roth_ira     | roth SIMPLE, five not_known, two over | J | J | T | J |
| indirect   | roth_ira          | roth_ira     | roth SIMPLE, five not_met, two within, death | J | J | J | J |
| indirect   | simple_ira        | anything     | roth SIMPLE, two over | 1  | 1  | 7  | 1  |
| indirect   | traditional_ira   | anything     | offset           | 1  | 1  | 7  | 1  |
| direct     | qualified_plan    | anything     | offset           | G  | G  | G  | G  |
| transfer   | traditional_ira   | any IRA      | death            | –  | –  | –  | –  |
| conversion | traditional_ira   | roth_ira     | death            | 4  | 4  | 4  | 4  |
| direct     | qualified_plan    | anything     | death            | 4G | 4G | 4G | 4G |
| direct     | 403b              | anything     | death            | 4G | 4G | 4G | 4G |
| direct     | governmental_457b | anything     | death            | 4G | 4G | 4G | 4G |
| direct     | designated_roth   | roth_ira     | death            | 4H | 4H | 4H | 4H |
| direct     | designated_roth   | designated_roth | death         | 4G | 4G | 4G | 4G |
| in_plan    | qualified_plan    | designated_roth | death         | 4G | 4G | 4G | 4G |
| indirect   | traditional_ira   | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | sep_ira           | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | simple_ira        | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | governmental_457b | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | qualified_plan    | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | 403b              | anything     | death            | 4  | 4  | 4  | 4  |
| indirect   | designated_roth   | anything     | death            | 4B | 4B | 4B | 4B |
| indirect   | roth_ira          | roth_ira     | death, five met       | Q | Q | Q | Q |
| indirect   | roth_ira          | roth_ira     | death, five not_known | T | T | T | T |
| indirect   | roth_ira          | roth_ira     | death, five not_met   | J | J | J | J |
`;

const IRAS: AccountType[] = ["traditional_ira", "simple_ira", "sep_ira"];
const PLANS: AccountType[] = ["governmental_457b", "qualified_plan", "403b"];
const DESTINATIONS: Readonly<Record<string, readonly AccountType[]>> = {
  "any IRA": IRAS,
  "any plan": PLANS,
  anything: [...IRAS, ...PLANS, "roth_ira"],
};
const AGES = ["under_55", "55_to_59_half", "59_half_or_over", "not_known"] as const;

function findRecipient(facts: string): Payment["recipient"] {
  if (facts.includes("death")) return "beneficiary";
  return facts.includes("award") ? "alternate_payee" : "participant";
}

interface PrintedCode {
  payment: Payment;
  code: string | null;
}

export const PRINTED_CODES: readonly PrintedCode[] = PRINTED.trim()
  .split("\n")
  .slice(1)
  .flatMap((line) => {
    const [movement, source, to = "", facts = "", ...codes] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    // Returns the values that the facts name, or all if they name none.
    const filterNamed = <Value extends string>(fact: string, all: readonly Value[]) =>
      all.filter((value) => !facts.includes(fact) || facts.includes(`${fact} ${value}`));
    const payments: PrintedCode[] = [];
    for (const destination of DESTINATIONS[to] ?? [to as AccountType])
      for (const fiveYears of filterNamed("five", ["met", "not_met", "not_known"]))
        for (const twoYears of filterNamed("two", ["within", "over", "not_known"]))
          for (const [column, age] of AGES.entries()) {
            const code = codes[column] ?? "";
            const payment = {
              movement: movement as Payment["movement"],
              source: source as AccountType,
              destination,
              age,
              fiveYears,
              twoYears,
              recipient: findRecipient(facts),
              isSeparatedAt55: facts.includes("left at 55"),
              isPublicSafetySeparated: facts.includes("public safety"),
              isRothOf457b: facts.includes("of a 457(b)"),
              isRolledIn: facts.includes("rolled in"),
              isLoanOffset: facts.includes("offset"),
              isRothSimple: facts.includes("roth SIMPLE"),
            };
            payments.push({ payment, code: code === "–" ? null : code });
          }
    return payments;
  });
