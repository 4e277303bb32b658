import { NumberField } from "../../ui/index.ts";
import { type DeadlineClock, formatClockName, getCustomDays } from "./patch.ts";
import { strings } from "./strings.ts";

const MAX_DAYS = 365;

export function DeadlineClocks({
  clocks,
  days,
  isReadOnly,
  onChange,
}: {
  clocks: readonly DeadlineClock[];
  /** Edited days by clock. Null restores the default. */
  days: { readonly [name: string]: number | null };
  isReadOnly: boolean;
  onChange: (name: string, days: number | null) => void;
}) {
  return (
    <section className="stack">
      <h2>{strings.clocks}</h2>
      <p className="soft">{strings.clocksHint}</p>
      <div className="table-frame">
        <table className="table table-stacked" aria-label={strings.clocks}>
          <thead>
            <tr>
              <th scope="col">{strings.step}</th>
              <th scope="col">{strings.days}</th>
              <th scope="col">{strings.reason}</th>
            </tr>
          </thead>
          <tbody>
            {clocks.map((clock) => {
              const clockName = formatClockName(clock.name);
              const draftDays = days[clock.name];
              const customDays = draftDays === undefined ? getCustomDays(clock) : draftDays;
              const dayKind = strings.dayKinds[clock.count] ?? clock.count;
              const hint = customDays === null ? formatDefaultHint(clock, dayKind) : dayKind;
              return (
                <tr key={clock.name}>
                  <th scope="row">{clockName}</th>
                  <td className="settings-days">
                    <NumberField
                      aria-label={strings.daysFor(clockName)}
                      label=""
                      hint={hint}
                      minValue={1}
                      maxValue={MAX_DAYS}
                      step={1}
                      isReadOnly={isReadOnly}
                      value={customDays ?? Number.NaN}
                      onChange={(value) => onChange(clock.name, Number.isNaN(value) ? null : value)}
                    />
                  </td>
                  <td className="soft">{clock.reason}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function formatDefaultHint({ isDefault, days }: DeadlineClock, dayKind: string): string {
  // After the user clears a custom number, the default is unknown: the API returns it only while it applies.
  if (!isDefault) return strings.usesDefault(dayKind);
  return strings.daysWithDefault(dayKind, days === null ? strings.custodians : String(days));
}
