const TICK = "M7 12.5l3.4 3.4L17 9";
const EXCLAMATION = "M12 6.5v7M12 17v.4";

const NAMES: Readonly<Record<string, string>> = {
  postgres: "PostgreSQL",
  redis: "Redis",
  clock: "The server clock",
};

function formatCheckName(check: string): string {
  return NAMES[check] ?? check;
}

/** Texts are not escaped, because none contains client input. */
export interface ShownState {
  state: "running" | "degraded";
  checks: Readonly<Record<string, "up" | "down">>;
  reasons?: readonly string[] | undefined;
}

export function renderState(shown: ShownState): string {
  const { state } = shown;
  return `<section class="state ${state}" aria-label="State">
<svg class="mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="${state === "running" ? TICK : EXCLAMATION}"/></svg>
<p><strong>The service is <span>${state}</span></strong>${explain(shown)}</p></section>`;
}

function explain({ state, checks, reasons = [] }: ShownState): string {
  if (state === "running") return "All dependencies respond.";
  const down = findFailedChecks(checks);
  if (down.length === 0) return "It is stopping.";
  const summary = `${down.map(formatCheckName).join(" and ")} ${down.length > 1 ? "are" : "is"} down.`;
  const sentences = reasons.map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
  return [summary, ...sentences].join(" ");
}

export function findFailedChecks(checks: ShownState["checks"]): string[] {
  return Object.keys(checks).filter((name) => checks[name] === "down");
}

export function renderChecks(
  checks: ShownState["checks"],
  milliseconds: Readonly<Record<string, number>>,
): string {
  const facts = Object.entries(checks).map(([name, state]) =>
    renderFact(
      formatCheckName(name),
      [state, formatDuration(milliseconds[name])].filter(Boolean).join(" · "),
      state,
    ),
  );
  return `<dl class="facts">${facts.join("")}</dl>`;
}

function formatDuration(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "";
  return milliseconds < 1 ? "under 1 ms" : `${Math.round(milliseconds)} ms`;
}

export function renderFact(name: string, value: string, className?: string): string {
  return `<div><dt>${name}</dt><dd${className ? ` class="${className}"` : ""}>${value}</dd></div>`;
}
