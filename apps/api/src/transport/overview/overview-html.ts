import type { Environment } from "@svc/keys";
import type { HealthSnapshot } from "@svc/service-kit/health";
import { renderChecks, renderFact, renderPage, renderState, type Site } from "@svc/service-kit/pages";
import { SERVICE } from "../../context/service.ts";

const START_PAGES = [
  ["/docs/guides/first-rollover", "Your first rollover", "Three calls, in five minutes."],
  ["/docs", "API reference", "Every REST operation with its parameters, responses and code samples."],
  ["/docs/guides/sandbox", "The sandbox", "Simulate custodians and time, and try every outcome."],
  ["/docs/guides/receive-webhooks", "Webhooks", "Receive signed events in order."],
  [
    "/docs/guides/embed-the-widget",
    "The widget",
    "Let participants choose both custodians on your own page.",
  ],
  ["/errors", "Errors", "Every error code, with its cause and remedy."],
] as const;

const FIRST_CALL = `<div class="code"><span class="caption">Shell</span><pre tabindex="0"><code class="language-sh">curl <span class="hljs-string">"<span class="hljs-variable">$SVC_API_URL</span>/v1/rollovers"</span> -H <span class="hljs-string">"Authorization: Bearer <span class="hljs-variable">$SVC_AK</span>"</span></code></pre></div>`;

export function renderOverview(
  site: Site,
  environment: Environment,
  { report, checks }: HealthSnapshot,
): string {
  const cards = START_PAGES.map(
    ([href, title, text]) => `<li><a href="${href}">${title}</a><p>${text}</p></li>`,
  );
  const milliseconds = Object.fromEntries(
    checks
      .filter(({ name, isUp }) => isUp && name in report.checks)
      .map(({ name, seconds }) => [name, seconds * 1000]),
  );
  const status = report.status === "ready" ? "running" : "degraded";
  const environmentNote =
    environment === "test"
      ? "Keys begin with <code>svc_test_ak_</code>, and no money moves."
      : "Keys begin with <code>svc_live_ak_</code>.";
  const main = `<div class="lead"><h1>Move retirement money between custodians</h1>
<p>One API for rollovers of 401(k)s, IRAs, 403(b)s and more, from the draft to the receipt of the money, following the IRS rollover chart.</p></div>
<h2 id="begin">Where to begin</h2>
<ul class="cards">${cards.join("\n")}</ul>
<h2 id="call">A first call</h2>
<p>This is the <strong>${environment}</strong> environment. ${environmentNote} The same operations are at <code>/v1</code> over REST and at <code>/graphql</code>.</p>
${FIRST_CALL}
<h2 id="status">Status</h2>
${renderState({ state: status, checks: report.checks, reasons: report.reasons })}
${renderChecks(report.checks, milliseconds)}
<h2 id="service">This service</h2>
<dl class="facts">${renderFact("Environment", environment)}${renderFact("Version", SERVICE.version)}</dl>
<p class="checked">Health checks: <a href="/health/ready"><code>/health/ready</code></a>. With <code>Accept: application/json</code>, this page returns its links as JSON.</p>`;
  return renderPage({
    site,
    path: "/",
    title: SERVICE.title,
    description: "Moves retirement money between custodians: rollovers from draft to completed.",
    main,
    contents: [
      { id: "begin", text: "Where to begin", depth: 2 },
      { id: "call", text: "A first call", depth: 2 },
      { id: "status", text: "Status", depth: 2 },
      { id: "service", text: "This service", depth: 2 },
    ],
  });
}
