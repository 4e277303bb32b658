import {
  findFailedChecks,
  renderChecks,
  renderFact,
  renderPage,
  renderState,
  type Site,
} from "@svc/service-kit/pages";
import { describeEffects } from "./effects.ts";
import type { Status } from "./status.ts";

export const CONTENT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Renders without escaping, because no text comes from input. @param refreshSeconds null turns refreshing off */
export function renderStatus(site: Site, status: Status, refreshSeconds: number | null): string {
  const { service, environment, version, uptimeSeconds, checks, responseMilliseconds, checkedAt } = status;
  const endpoints = status.endpoints
    .map(
      ({ method, path, purpose }) =>
        `<li><code><span class="method" data-method="${method}">${method}</span><span>${path}</span></code><p>${purpose}</p></li>`,
    )
    .join("");
  // The service runs no checks while it is stopping.
  const dependencies =
    Object.keys(checks).length === 0
      ? ""
      : `<section aria-labelledby="checks"><h2 id="checks">Dependencies</h2>${renderChecks(checks, responseMilliseconds)}</section>`;
  const main = `<h1>${service}</h1>
${renderState({ state: status.status, checks, reasons: status.reasons })}
${renderEffects(status)}
<section aria-labelledby="about"><h2 id="about">This service</h2><dl class="facts">${renderFact("Environment", environment)}${renderFact("Version", version)}${renderFact("Uptime", formatDuration(uptimeSeconds))}</dl></section>
${dependencies}
<section aria-labelledby="endpoints"><h2 id="endpoints">Endpoints</h2><ul class="endpoints">${endpoints}</ul></section>
<p class="checked">Checked at <time datetime="${checkedAt}">${checkedAt.slice(11, 19)} UTC</time>. ${renderRefresh(refreshSeconds)}</p>`;
  return renderPage({
    site,
    path: "/",
    title: `${service}: ${status.status}`,
    description: "Service status, its dependencies and the impact of an outage.",
    main,
    hasNoScripts: true,
    isUnlisted: true,
  });
}

function renderEffects({ status, checks }: Status): string {
  if (status === "running") return "";
  const effects = describeEffects(findFailedChecks(checks));
  const lines = effects.map(
    ({ audience, texts }) => `<div><dt>${audience}</dt><dd>${texts.join(" ")}</dd></div>`,
  );
  return `<section aria-labelledby="effects"><h2 id="effects">Impact</h2><dl class="effects">${lines.join("")}</dl></section>`;
}

function renderRefresh(seconds: number | null): string {
  return seconds === null
    ? '<a href="/">Refresh automatically</a>'
    : `Refreshes every ${seconds} seconds. <a href="/?refresh=off">Stop refreshing</a>`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function formatDuration(seconds: number): string {
  const parts: string[] = [];
  let remaining = seconds;
  for (const [unit, length] of UNITS) {
    const count = Math.floor(remaining / length);
    remaining -= count * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
    else if (parts.length > 0) break;
  }
  return parts.length === 0 ? "under a minute" : parts.slice(0, 2).join(" ");
}
