import { DefinitionList, Money } from "../../ui/index.ts";
import { formatCents, toCents } from "../rollover/money.ts";
import { strings } from "./strings.ts";
import type { TaxLine } from "./tax-report.ts";

const addAmounts = (amounts: readonly (string | null)[]) =>
  formatCents(amounts.reduce((sum, amount) => sum + toCents(amount ?? "0.00"), 0n));

export function FormTotals({ lines }: { lines: readonly TaxLine[] }) {
  const forms1099R = lines.filter((line) => line.form === "1099-R");
  const forms5498 = lines.filter((line) => line.form === "5498");
  const contributions = forms5498.flatMap((line) => [
    line.box2RolloverContributions,
    line.box3RothConversion,
    line.box13aLateContribution,
    line.box14aRepayments,
  ]);
  return (
    <div className="card tax-totals">
      <DefinitionList
        items={[
          [strings.forms, strings.formCount(lines.length)],
          [strings.openForms, lines.filter(({ status }) => status === "open").length],
          [strings.withWarnings, lines.filter(({ warnings }) => warnings.length > 0).length],
          [
            strings.gross,
            <Money key="gross" amount={addAmounts(forms1099R.map((line) => line.box1GrossDistribution))} />,
          ],
          [
            strings.withheld,
            <Money
              key="withheld"
              amount={addAmounts(forms1099R.map((line) => line.box4FederalTaxWithheld))}
            />,
          ],
          [strings.contributions, <Money key="contributions" amount={addAmounts(contributions)} />],
        ]}
      />
    </div>
  );
}
