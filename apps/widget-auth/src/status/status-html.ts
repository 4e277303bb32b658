import { hash } from "node:crypto";
import { effectsOf } from "./effects.ts";
import type { Status } from "./status.ts";

/** Colours by name, so that the dark page differs in these alone. Each pair has a contrast of 4.5 to 1 or more. */
const STYLE = `
:root{color-scheme:light dark;--ink:#17202b;--soft:#536071;--line:#dde3ea;--ground:#f4f6f9;--card:#fff;--link:#1b55b8;
--ok:#0a6638;--ok-ground:#e3f5ea;--bad:#9a2b0e;--bad-ground:#fdebe4;--tag:#eef2f7}
@media(prefers-color-scheme:dark){:root{--ink:#e9eef4;--soft:#a4b0be;--line:#2c3744;--ground:#0f141a;--card:#171e27;--link:#8ab6ff;
--ok:#62d79d;--ok-ground:#12301f;--bad:#ffa185;--bad-ground:#3a1a10;--tag:#232d39}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:44rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem 3rem}
header{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;margin-bottom:1.25rem}
h1{font-size:clamp(1.35rem,4.5vw,1.75rem);line-height:1.2;letter-spacing:-.015em;margin:0}
h2{font-size:.8rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft);margin:0 0 .75rem}
.environment{font-size:.8rem;font-weight:600;padding:.15rem .6rem;border:1px solid var(--line);border-radius:99px;background:var(--tag)}
section{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.25rem;margin-top:1rem}
.state{display:flex;gap:.85rem;align-items:center;border:0}
.state p{margin:0}.state strong{font-size:1.15rem;display:block;line-height:1.3}
.running{background:var(--ok-ground);color:var(--ok)}.degraded{background:var(--bad-ground);color:var(--bad)}
.mark{flex:none;width:2.25rem;height:2.25rem}
ul,dl{margin:0;padding:0;list-style:none}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:1rem}
dt{font-size:.85rem;color:var(--soft)}dd{margin:0;font-weight:600}
.up{color:var(--ok)}.down{color:var(--bad)}
.effects div+div{margin-top:.75rem}.effects dd{font-weight:400}.effects code{display:inline}
.endpoints li{padding:.8rem 0;border-top:1px solid var(--line)}
.endpoints li:first-child{border-top:0;padding-top:0}.endpoints li:last-child{padding-bottom:0}
.endpoints p{margin:.15rem 0 0;color:var(--soft)}
code{display:flex;gap:.6rem;align-items:baseline;font:600 .85rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.method{flex:none;min-width:3.2rem;border-radius:.35rem;background:var(--tag);text-align:center}
footer{margin-top:1.5rem;font-size:.9rem}footer p{margin:0;color:var(--soft)}footer ul{display:flex;flex-wrap:wrap;gap:.35rem 1.25rem}
a{color:var(--link);text-underline-offset:.2em;display:inline-block;padding:.25rem 0}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:.2rem}`;

/** Admits this page's own style, and nothing else at all. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const NAMES: Readonly<Record<string, string>> = {
  postgres: "PostgreSQL",
  redis: "Redis",
  clock: "The clock of its machine",
};
const TICK = "M7 12.5l3.4 3.4L17 9";
const EXCLAMATION = "M12 6.5v7M12 17v.4";

/**
 * The page. What stands in it is our own text: endpoints, names of checks, numbers; nothing that anybody sent.
 *
 * @param refreshSeconds after which it is loaded anew; null where it is not
 */
export function renderStatus(status: Status, refreshSeconds: number | null): string {
  const isRunning = status.status === "running";
  const endpoints = status.endpoints
    .map(
      ({ method, path, purpose }) =>
        `<li><code><span class="method">${method}</span><span>${path}</span></code><p>${purpose}</p></li>`,
    )
    .join("");
  const facts = Object.entries(status.checks).map(([name, state]) =>
    fact(nameOf(name), [state, took(status.responseMilliseconds[name])].filter(Boolean).join(" · "), state),
  );
  // While it is being stopped nothing is asked any more.
  const checks =
    facts.length === 0
      ? ""
      : `<section aria-labelledby="checks"><h2 id="checks">Depends on</h2><dl class="facts">${facts.join("")}</dl></section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${status.service}: ${status.status}</title><style>${STYLE}</style></head>
<body><main>
<header><h1>${status.service}</h1><span class="environment">${status.environment}</span></header>
<section class="state ${status.status}" aria-label="State">
<svg class="mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="${isRunning ? TICK : EXCLAMATION}"/></svg>
<p><strong>The service is <span>${status.status}</span></strong>${explanationOf(status)}</p></section>
${renderEffects(status)}
<section aria-labelledby="about"><h2 id="about">This service</h2><dl class="facts">${fact("Environment", status.environment)}${fact("Version", status.version)}${fact("Running for", duration(status.uptimeSeconds))}</dl></section>
${checks}
<section aria-labelledby="endpoints"><h2 id="endpoints">Endpoints</h2><ul class="endpoints">${endpoints}</ul></section>
<footer><p>Checked at <time datetime="${status.checkedAt}">${status.checkedAt.slice(11, 19)} UTC</time>. ${renderRefresh(refreshSeconds)}</p><ul><li><a href="/docs">Reference</a></li><li><a href="/openapi.json">OpenAPI</a></li><li><a href="/health/ready">Health</a></li></ul></footer>
</main></body></html>`;
}

/** Why it is as it is, in a sentence or two. */
function explanationOf({ status, checks, reasons }: Status): string {
  if (status === "running") return "Everything that it depends on answers.";
  const down = downOf(checks);
  if (down.length === 0) return "It is being stopped.";
  const what = `${down.map(nameOf).join(" and ")} ${down.length > 1 ? "are" : "is"} down.`;
  const why = (reasons ?? []).map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
  return [what, ...why].join(" ");
}

function downOf(checks: Status["checks"]): string[] {
  return Object.keys(checks).filter((name) => checks[name] === "down");
}

function renderEffects({ status, checks }: Status): string {
  if (status === "running") return "";
  const effects = effectsOf(downOf(checks));
  const lines = effects.map(({ whom, texts }) => `<div><dt>${whom}</dt><dd>${texts.join(" ")}</dd></div>`);
  return `<section aria-labelledby="effects"><h2 id="effects">What that means</h2><dl class="effects">${lines.join("")}</dl></section>`;
}

/** How long something took to answer; nothing where it did not. */
function took(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "";
  return milliseconds < 1 ? "under 1 ms" : `${Math.round(milliseconds)} ms`;
}

function renderRefresh(seconds: number | null): string {
  return seconds === null
    ? '<a href="/">Refresh by itself</a>'
    : `Refreshes every ${seconds} seconds. <a href="/?refresh=off">Stop refreshing</a>`;
}

function fact(name: string, value: string, className?: string): string {
  return `<div><dt>${name}</dt><dd${className ? ` class="${className}"` : ""}>${value}</dd></div>`;
}

function nameOf(check: string): string {
  return NAMES[check] ?? check;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A number of seconds in the two greatest units that it fills: `2 days 5 hours`. */
export function duration(seconds: number): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
    else if (parts.length > 0) break;
  }
  return parts.length === 0 ? "under a minute" : parts.slice(0, 2).join(" ");
}
