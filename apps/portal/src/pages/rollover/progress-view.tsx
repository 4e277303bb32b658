import { formatDay, formatEnumValue, RelativeTime, useNow } from "../../ui/index.ts";
import type { RolloverProgress, Step } from "./progress.ts";
import { strings } from "./strings.ts";
import "./path.css";

export function ProgressView({
  progress: { steps, detours, ending, otherNextStates },
  isPartlyReceived,
}: {
  progress: RolloverProgress;
  isPartlyReceived: boolean;
}) {
  const now = useNow("organization");
  return (
    <>
      <ol className="path" aria-label={strings.progress}>
        {steps.map((step) => (
          <li
            key={step.state}
            className="path-step"
            data-status={step.status}
            aria-current={step.status === "now" ? "step" : undefined}
          >
            <Mark status={step.status} />
            <span className="path-text">
              <span className="path-state">
                {isPartlyReceived && step.status === "now"
                  ? strings.partialStep
                  : formatEnumValue(step.state)}
              </span>
              <span className="visually-hidden">, {strings.step[step.status]}</span>
              {step.actor && (
                <span className="path-detail">
                  <span className="visually-hidden">{strings.by} </span>
                  {strings.pendingOn[step.actor]}
                </span>
              )}
              {step.dueOn && <span className="path-detail">{strings.byDay(formatDay(step.dueOn, now))}</span>}
              {step.at && (
                <span className="path-detail">
                  <RelativeTime clock="organization" time={step.at} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {detours.map(({ state, since }) => (
        <Branch key={state} label={strings.current} state={state} at={since} />
      ))}
      {ending && <Branch label={strings.ended} state={ending.state} at={ending.at} />}
      {otherNextStates.length > 0 && (
        <p className="soft path-other-states">
          {strings.otherNextStates} {otherNextStates.map(formatEnumValue).join(", ")}
        </p>
      )}
    </>
  );
}

function Branch({ label, state, at }: { label: string; state: string; at: string | null }) {
  const name = formatEnumValue(state);
  const description = strings.states[state];
  const repeatsName = description?.startsWith(`${name}.`);
  return (
    <p className="path-branch" data-state={state}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path
          d="M3 0v6a4 4 0 0 0 4 4h8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3 2"
        />
      </svg>
      <span>
        {label}: <strong>{name}</strong>
        {at && (
          <>
            {" "}
            <RelativeTime clock="organization" time={at} />
          </>
        )}
        {!repeatsName && <span className="soft"> {description}</span>}
      </span>
    </p>
  );
}

function Mark({ status }: { status: Step["status"] }) {
  return (
    <svg
      className="path-mark"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="8.5" />
      {status === "done" && <path d="m6 10.5 2.7 2.7L14 7.6" />}
      {status === "now" && <circle className="path-dot" cx="10" cy="10" r="3.5" />}
      {status === "stopped" && <path d="m7 7 6 6m0-6-6 6" />}
    </svg>
  );
}
