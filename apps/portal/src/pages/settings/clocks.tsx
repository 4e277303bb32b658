import { NumberField } from "../../ui/index.ts";
import { nameOfWait, setDays, type Wait } from "./patch.ts";
import { strings } from "./strings.ts";

const MAX_DAYS = 365;

export function Clocks({
  waits,
  days,
  isReadOnly,
  onChange,
}: {
  waits: readonly Wait[];
  days: { readonly [wait: string]: number | null };
  isReadOnly: boolean;
  onChange: (name: string, days: number | null) => void;
}) {
  return (
    <section className="stack">
      <h2>{strings.clocks}</h2>
      <p className="soft">{strings.clocksHint}</p>
      <div className="table-frame">
        <table className="table" aria-label={strings.clocks}>
          <thead>
            <tr>
              <th scope="col">{strings.wait}</th>
              <th scope="col">{strings.days}</th>
              <th scope="col">{strings.why}</th>
            </tr>
          </thead>
          <tbody>
            {waits.map((wait) => {
              const what = nameOfWait(wait.name);
              const set = days[wait.name] === undefined ? setDays(wait) : (days[wait.name] ?? null);
              return (
                <tr key={wait.name}>
                  <th scope="row">{what}</th>
                  <td className="settings-days">
                    <NumberField
                      aria-label={strings.daysOf(what)}
                      label=""
                      hint={`${strings.counts[wait.count] ?? wait.count}${set === null ? `, ${strings.usual.toLowerCase()}: ${usualOf(wait)}` : ""}`}
                      minValue={1}
                      maxValue={MAX_DAYS}
                      step={1}
                      isReadOnly={isReadOnly}
                      value={set ?? Number.NaN}
                      onChange={(value) => onChange(wait.name, Number.isNaN(value) ? null : value)}
                    />
                  </td>
                  <td className="soft">{wait.reason}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function usualOf({ isDefault, days }: Wait): string {
  if (!isDefault) return strings.usual.toLowerCase();
  return days === null ? strings.custodians : String(days);
}
