import { createHash } from "node:crypto";
import type { Environment } from "@svc/keys";
import { type AnyEndpoint, type Health, type HealthReport, Problem } from "@svc/service-kit";
import { type RequestHandler, Router } from "express";
import type { WidgetAuthContext } from "../context.ts";

const SERVICE_NAME = "Widget authentication";
const METHODS = "GET, HEAD, OPTIONS";

/** What the page says, as JSON to whom that is dearer. */
interface Status {
  service: string;
  environment: Environment;
  status: "running" | "degraded";
  endpoints: { method: string; path: string; purpose: string }[];
  checks: HealthReport["checks"];
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#5a6675;--line:#d9dfe7;--ground:#f7f8fa;--card:#fff;--ok:#0b6b3a;--bad:#9c2a10}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#a5b0bd;--line:#2f3a47;--ground:#12171e;--card:#1a212b;--ok:#5fd39a;--bad:#ff9d80}}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:42rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.6rem;margin:0 0 .25rem}p{margin:.25rem 0;color:var(--soft)}
.state{font-weight:600}.running{color:var(--ok)}.degraded{color:var(--bad)}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin-top:1.5rem}
h2{font-size:1rem;margin:0 0 .5rem}ul,dl{margin:0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
code{font:600 .9rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0;color:var(--soft)}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const CONTENT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `GET /`: says at a glance whether the service runs. No script, nothing loaded, nothing that is not public. */
export function statusPage(
  environment: Environment,
  health: Health,
  endpoints: readonly AnyEndpoint<WidgetAuthContext>[],
): Router {
  const show: RequestHandler = async (req, res) => {
    res.locals.route = "/";
    const report = await health.read();
    const status: Status = {
      service: SERVICE_NAME,
      environment,
      status: report.status === "ready" ? "running" : "degraded",
      endpoints: endpoints.map(({ method, path, summary }) => ({ method, path, purpose: summary })),
      checks: report.checks,
    };
    res.setHeader("Cache-Control", "no-store");
    res.vary("Accept");
    if (req.accepts(["html", "json"]) === "json") {
      res.json(status);
      return;
    }
    res.setHeader("Content-Security-Policy", CONTENT_POLICY);
    res.type("html").send(toHtml(status));
  };
  const router = Router();
  router.get("/", show);
  router.all("/", (req, res, next) => {
    res.locals.route = "/";
    // Express answers OPTIONS by itself.
    if (req.method === "OPTIONS") return next();
    throw new Problem("method_not_allowed", `This path knows ${METHODS}.`, { headers: { Allow: METHODS } });
  });
  return router;
}

function toHtml(status: Status): string {
  const endpoints = status.endpoints
    .map(({ method, path, purpose }) => `<li><code>${method} ${path}</code><p>${purpose}</p></li>`)
    .join("");
  const checks = Object.entries(status.checks)
    .map(([name, state]) => `<dt>${name}</dt><dd>${state}</dd>`)
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status.service}: ${status.status}</title><style>${STYLE}</style></head>
<body><main>
<h1>${status.service}</h1>
<p>The service is <span class="state ${status.status}">${status.status}</span> in the <strong>${status.environment}</strong> environment.</p>
<section aria-labelledby="endpoints"><h2 id="endpoints">Endpoints</h2><ul>${endpoints}</ul></section>
<section aria-labelledby="checks"><h2 id="checks">What it depends on</h2><dl>${checks}</dl></section>
</main></body></html>`;
}
