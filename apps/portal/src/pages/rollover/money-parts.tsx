import { toLabel } from "../../forms/labels.ts";
import { DefinitionList, formatMoney, Money, Notice } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { strings } from "./money-strings.ts";
import type { Rollover } from "./rollover.ts";

export function SourceLines({ rollover: { moneySources } }: { rollover: Rollover }) {
  if (moneySources.length === 0) return null;
  return (
    <TableFrame label={strings.sources}>
      <table className="table" aria-label={strings.sources}>
        <thead>
          <tr>
            <th scope="col">{strings.source}</th>
            <th scope="col">{strings.requestedAmount}</th>
            <th scope="col" className="table-end">
              {strings.planned}
            </th>
            <th scope="col" className="table-end">
              {strings.sent}
            </th>
          </tr>
        </thead>
        <tbody>
          {moneySources.map(
            ({ kind, amount, percent, basis, earnings, firstContributionYear, planned, sent }) => (
              <tr key={kind}>
                <th scope="row">{toLabel(kind)}</th>
                <td className="soft">
                  {[
                    amount ? formatMoney(amount) : percent ? `${percent}%` : strings.all,
                    basis && strings.basis(formatMoney(basis)),
                    earnings && strings.earnings(formatMoney(earnings)),
                    firstContributionYear && strings.since(firstContributionYear),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </td>
                <td className="table-end">
                  <Money amount={planned} />
                </td>
                <td className="table-end">
                  <Money amount={sent} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

export function Assets({ rollover: { assets } }: { rollover: Rollover }) {
  if (assets.length === 0) return null;
  return (
    <p>
      <strong>{strings.inKind}</strong> {assets.map(formatAsset).join(", ")}
    </p>
  );
}

export function TaxView({ tax }: { tax: Rollover["taxTreatment"] }) {
  const { code1099R, rothCode1099R, taxableAmount, afterTaxAmount, withholding, warnings, assumptions } = tax;
  return (
    <details className="form-more-fields">
      <summary>
        {strings.tax} <span className="soft">{strings.taxSummary(tax.taxable, code1099R)}</span>
      </summary>
      <div className="stack">
        <DefinitionList
          items={[
            [strings.status, strings.taxStatus[tax.status]],
            [strings.form1099R, [code1099R ?? strings.noForm, rothCode1099R].filter(Boolean).join(", ")],
            [strings.taxable, taxableAmount === null ? strings.unknown : formatMoney(taxableAmount)],
            afterTaxAmount !== null && [strings.afterTax, formatMoney(afterTaxAmount)],
            [
              strings.withholding,
              strings.rule(toLabel(withholding.rule), withholding.ratePercent, withholding.expected),
            ],
            tax.basis !== null && [strings.basisSource, tax.basis],
          ]}
        />
        {[...warnings, ...withholding.warnings].map(({ code, detail }) => (
          <Notice key={code} tone="warn">
            {detail}
          </Notice>
        ))}
        {assumptions.length > 0 && (
          <ul className="plain-list soft">
            {assumptions.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

export function formatAsset({ symbol, cusip, quantity }: Rollover["assets"][number]): string {
  return `${quantity} ${symbol ?? cusip}`;
}
