import { useCustodianNames } from "../../pickers/index.ts";
import { Badge, TextLink } from "../../ui/index.ts";
import { BoxValue } from "./box-value.tsx";
import { useRecipientNames } from "./recipients.ts";
import { strings } from "./strings.ts";
import { formatBox, type TaxCorrection } from "./tax-report.ts";

const MAX_SHOWN = 50;

export function Corrections({ corrections }: { corrections: readonly TaxCorrection[] }) {
  const shown = corrections.slice(0, MAX_SHOWN);
  const names = useRecipientNames(shown.map(({ accountId }) => accountId));
  const custodians = useCustodianNames(shown.map(({ custodianId }) => custodianId));
  if (corrections.length === 0) return <p className="soft">{strings.noCorrections}</p>;
  return (
    <>
      <p>{strings.correctionCount(corrections.length)}</p>
      {shown.map((correction, index) => {
        const { rolloverId, accountId, custodianId, status, reason, method, changes } = correction;
        const recipient = names.get(accountId) ?? correction.externalId ?? accountId;
        return (
          <article key={`${rolloverId} ${index.toString()}`} className="card tax-correction">
            <div className="row">
              <strong>{recipient}</strong>
              <span className="soft">{custodians.get(custodianId)}</span>
              <Badge tone="warn">{strings.reasons[reason] ?? reason}</Badge>
              {status === "open" && <Badge>{strings.open}</Badge>}
              <TextLink href={`/rollovers/${rolloverId}`}>{strings.openRollover}</TextLink>
            </div>
            <p className="soft">{strings.methods[method] ?? method}</p>
            {changes.length === 0 ? (
              <p>{strings.nameChanged}</p>
            ) : (
              <table className="table" aria-label={`${strings.corrections}: ${recipient}`}>
                <thead>
                  <tr>
                    <th scope="col">{strings.box}</th>
                    <th scope="col" className="table-end">
                      {strings.filed}
                    </th>
                    <th scope="col" className="table-end">
                      {strings.now}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map(({ box, original, corrected }) => (
                    <tr key={box}>
                      <th scope="row">{formatBox(box)}</th>
                      <td className="table-end">
                        <BoxValue value={original} />
                      </td>
                      <td className="table-end">
                        <BoxValue value={corrected} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </article>
        );
      })}
      {shown.length < corrections.length && (
        <p className="soft">{strings.shown(shown.length, corrections.length)}</p>
      )}
    </>
  );
}
