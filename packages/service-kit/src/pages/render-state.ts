const TICK = "M7 12.5l3.4 3.4L17 9";
const EXCLAMATION = "M12 6.5v7M12 17v.4";

const NAMES: Readonly<Record<string, string>> = {
  postgres: "PostgreSQL",
  redis: "Redis",
  clock: "The clock of its machine",
};

/** How people call a check. */
export function nameOfCheck(check: string): string {
  return NAMES[check] ?? check;
}

/** What a page says of a service's state. What stands in it is ours: names of checks, reasons, numbers. */
export interface ShownState {
  state: "running" | "degraded";
  /** By the names of checks. */
  checks: Readonly<Record<string, "up" | "down">>;
  reasons?: readonly string[] | undefined;
}

/** Whether the service runs, at a glance. */
export function renderState({ state, checks, reasons = [] }: ShownState): string {
  const isRunning = state === "running";
  return `<section class="state ${state}" aria-label="State">
<svg class="mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="${isRunning ? TICK : EXCLAMATION}"/></svg>
<p><strong>The service is <span>${state}</span></strong>${explain(isRunning, checks, reasons)}</p></section>`;
}

/** Why it is as it is, in a sentence or two. */
function explain(isRunning: boolean, checks: ShownState["checks"], reasons: readonly string[]): string {
  if (isRunning) return "Everything that it depends on answers.";
  const down = downOf(checks);
  if (down.length === 0) return "It is being stopped.";
  const what = `${down.map(nameOfCheck).join(" and ")} ${down.length > 1 ? "are" : "is"} down.`;
  const why = reasons.map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
  return [what, ...why].join(" ");
}

/** The names of those that are down. */
export function downOf(checks: ShownState["checks"]): string[] {
  return Object.keys(checks).filter((name) => checks[name] === "down");
}

/** Each check with how long it took to answer. @param milliseconds of those that answered */
export function renderChecks(
  checks: ShownState["checks"],
  milliseconds: Readonly<Record<string, number>>,
): string {
  const facts = Object.entries(checks).map(([name, state]) =>
    renderFact(nameOfCheck(name), [state, took(milliseconds[name])].filter(Boolean).join(" · "), state),
  );
  return `<dl class="facts">${facts.join("")}</dl>`;
}

/** How long something took to answer; nothing where it did not. */
function took(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "";
  return milliseconds < 1 ? "under 1 ms" : `${Math.round(milliseconds)} ms`;
}

/** A name and its value, in a list of `facts`. */
export function renderFact(name: string, value: string, className?: string): string {
  return `<div><dt>${name}</dt><dd${className ? ` class="${className}"` : ""}>${value}</dd></div>`;
}
