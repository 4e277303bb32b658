import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { describeWithPromtool, describeWithRedis, useResource } from "@svc/testing";
import { parse } from "yaml";
import { METRICS_PROCESSES, scrape, startScrapedServices } from "./scraped-services.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "deploy/observability");
const read = (path: string) => readFileSync(join(FOLDER, path), "utf8");

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

const ruleFiles = globSync("rules/*.rules.yml", { cwd: FOLDER }).sort();
const rules = ruleFiles.flatMap((file) =>
  (parse(read(file)) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules),
);
const alerts = rules.filter((rule) => rule.alert !== undefined);

interface Dashboard {
  uid: string;
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}
const dashboards = globSync("dashboards/*.json", { cwd: FOLDER })
  .sort()
  .map((file) => ({ file, ...(JSON.parse(read(file)) as Dashboard) }));
const dashboardQueries = dashboards.flatMap(({ panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);
const fillVariable = (expr: string) => expr.replaceAll("$__rate_interval", "5m");

describe("Alerts", () => {
  const alertNames = alerts.map(({ alert }) => alert).sort();

  it.each(alerts)("$alert has a severity, a summary, and a link to its runbook", (rule) => {
    expect(["page", "ticket"]).toContain(rule.labels?.severity);
    expect(rule.annotations?.summary).toMatch(/\w/);
    expect(rule.annotations?.runbook_url).toBe(`docs/operators/runbooks/${rule.alert}.md`);
  });

  it("have one runbook each, with severity, check, fix and impact, and no other runbooks exist", () => {
    const pages = globSync("docs/operators/runbooks/*.md", { cwd: ROOT });
    expect(pages.map((page) => basename(page, ".md")).sort()).toEqual(alertNames);
    for (const page of pages) {
      const text = readFileSync(join(ROOT, page), "utf8");
      const severity = alerts.find(({ alert }) => alert === basename(page, ".md"))?.labels?.severity;
      expect(text).toContain(`# ${basename(page, ".md")}\n\n\`${severity}\`. `);
      for (const part of ["**Check**", "**Fix**", "**Impact.**"]) expect(text).toContain(part);
    }
  });

  it("are listed for operators with their severity, and are all tested", () => {
    const page = readFileSync(join(ROOT, "docs/operators/observability.md"), "utf8");
    const listed = [...page.matchAll(/^\| \[(\w+)\]\(runbooks\/(\w+)\.md\) \| (\w+) \|/gm)];
    expect(listed.map(([, name, link, severity]) => [name, link, severity]).sort()).toEqual(
      alerts.map(({ alert, labels }) => [alert, alert, labels?.severity]).sort(),
    );
    const tests = globSync("rules/*.test.yml", { cwd: FOLDER }).map(read).join("\n");
    const fires = [...tests.matchAll(/exp_samples:\n +- labels: '\{alertname="(\w+)"\}'\n +value: 1/g)];
    expect([...new Set(fires.map(([, name]) => name))].sort()).toEqual(alertNames);
  });
});

describe("Dashboards", () => {
  it("exist for the API, widget service, worker and business, with a query in each panel", () => {
    expect(dashboards.map(({ uid }) => uid)).toEqual(["svc-api", "svc-business", "svc-widget", "svc-worker"]);
    for (const { panels } of dashboards) {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
    }
  });
});

it("rules and dashboards refer only to jobs that prometheus.yml scrapes, and to existing operations", () => {
  const { scrape_configs: jobs } = parse(read("prometheus.yml")) as {
    scrape_configs: { job_name: string }[];
  };
  const jobNames = new Set(jobs.map(({ job_name: name }) => name));
  const queries = [...rules.map(({ expr }) => expr), ...dashboardQueries].join("\n");
  for (const [, job = ""] of queries.matchAll(/\bjob="([^"]+)"/g)) expect(jobNames).toContain(job);
  const documents = ["openapi", "portal-openapi"].map((name) =>
    readFileSync(join(ROOT, `apps/api/${name}.json`), "utf8"),
  );
  const isOperation = (name: string) => documents.some((text) => text.includes(`"operationId": "${name}"`));
  // Patterns, such as `get.*`, are excluded.
  const names = [...queries.matchAll(/\boperation!?[=~]+"([^"]+)"/g)]
    .flatMap(([, text = ""]) => text.split("|"))
    .filter((name) => /^[a-z]\w+$/.test(name));
  expect(names).toContain("executeAction");
  // "none" stands for requests without an operation.
  expect(names.filter((name) => name !== "none" && !isOperation(name))).toEqual([]);
});

describeWithRedis("Metrics in rules and dashboards", () => {
  const test = useResource(startScrapedServices);

  it("are exposed by a process", async () => {
    const metricNames = new Set<string>(["up", "ALERTS", ...rules.flatMap(({ record }) => record ?? [])]);
    for (const name of METRICS_PROCESSES) {
      const types = (await scrape(test.processes[name])).matchAll(/^# TYPE (\w+) (\w+)$/gm);
      for (const [, metric = "", type] of types)
        for (const suffix of type === "histogram" ? ["_bucket", "_sum", "_count"] : [""])
          metricNames.add(metric + suffix);
    }
    const queries = [...rules.map(({ expr }) => expr), ...dashboardQueries].join("\n");
    const queryText = queries.replace(/"[^"]*"/g, '""');
    const names = new Set(queryText.match(/\b(?:svc|process|nodejs|job:svc)_\w+(?::\w+)?|\bup\b/g));
    expect(names.size).toBeGreaterThan(50);
    expect([...names].filter((name) => !metricNames.has(name))).toEqual([]);
  });
});

describeWithPromtool("promtool", () => {
  it("accepts prometheus.yml and the rules", () => {
    execFileSync("promtool", ["check", "config", join(FOLDER, "prometheus.yml")]);
    execFileSync("promtool", ["check", "rules", ...ruleFiles.map((file) => join(FOLDER, file))]);
  });

  it("fires each alert when it is due, and not before", () => {
    execFileSync("promtool", ["test", "rules", ...globSync("rules/*.test.yml", { cwd: FOLDER })], {
      cwd: FOLDER,
    });
  });

  it("accepts every query of the dashboards", () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-queries-"));
    try {
      const recordingRules = dashboardQueries.map((expr, index) => ({
        record: `panel:${index}`,
        expr: fillVariable(expr),
      }));
      const file = join(folder, "queries.yml");
      // JSON is valid YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: "queries", rules: recordingRules }] }));
      execFileSync("promtool", ["check", "rules", file]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
