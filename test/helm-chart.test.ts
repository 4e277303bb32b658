import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { itWithHelm } from "@svc/testing";
import { parse } from "yaml";

// Static checks of the chart, and rendering if helm is installed.

const ROOT = join(import.meta.dirname, "..");
const CHART = join(ROOT, "deploy/helm");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const values = parse(read("deploy/helm/values.yaml")) as Tree;
const templates = globSync("templates/*", { cwd: CHART }).map((path) => read(`deploy/helm/${path}`));

type Tree = { [name: string]: Tree | string | number | boolean | unknown[] };
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  definitions?: Record<string, Schema>;
}
const schema = JSON.parse(read("deploy/helm/values.schema.json")) as Schema;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function findUnknownValues(part: Schema | undefined, tree: Tree, at = ""): string[] {
  const resolvedSchema = part?.$ref ? schema.definitions?.[part.$ref.replace("#/definitions/", "")] : part;
  if (resolvedSchema?.properties === undefined) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    const child = resolvedSchema.properties?.[name];
    if (child === undefined) return [`${at}${name}`];
    return isTree(value) ? findUnknownValues(child, value, `${at}${name}.`) : [];
  });
}

describe("Helm chart", () => {
  it("has a schema for each of its values", () => {
    expect(findUnknownValues(schema, values)).toEqual([]);
    expect(findUnknownValues(schema, { ...values, api: { replica: 2 }, typo: 1 })).toEqual([
      "api.replica",
      "typo",
    ]);
  });

  it("uses only values that it defines", () => {
    const used = templates.flatMap((text) =>
      [...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = ""]) => path),
    );
    const missing = used.filter(
      (path) =>
        path
          .slice(1)
          .split(".")
          .reduce<unknown>((tree, name) => (isTree(tree) ? tree[name] : undefined), values) === undefined,
    );
    expect(missing).toEqual([]);
    expect(used.length).toBeGreaterThan(30);
  });

  it("sets only variables that are read, and secrets only through files", () => {
    const text = templates.join("\n");
    const setVariables = [
      ...[...text.matchAll(/- name: ([A-Z][A-Z_]+)/g)].map(([, name = ""]) => name),
      ...[...text.matchAll(/"svc\.fileVariable" \(list "([A-Z_]+)"/g)].map(([, name = ""]) => `${name}_FILE`),
    ];
    const documented = read(".env.example");
    const unread = setVariables.filter((name) => !documented.includes(`${name.replace(/_FILE$/, "")}=`));
    expect(unread).toEqual([]);
    const secretName = /(PASSWORD|SECRETS?|KEYS?|PEPPERS|DATABASE_URL|REDIS_URL|SMTP_URL|DOCUMENTS_URL)$/;
    expect(setVariables.filter((name) => secretName.test(name))).toEqual([]);
  });

  it("has the version of the project and the ports of its images, and kills a pod only 25 seconds after its drain time", () => {
    const chart = parse(read("deploy/helm/Chart.yaml")) as Record<string, string>;
    const { version } = JSON.parse(read("package.json")) as { version: string };
    expect([chart.version, chart.appVersion]).toEqual([version, version]);
    const text = templates.join("\n");
    for (const component of ["api", "widget-auth"]) {
      const port = /EXPOSE (\d+)/.exec(read(`apps/${component}/Dockerfile`))?.[1];
      expect(text).toContain(`"component" "${component}" "port" ${port}`);
    }
    expect(text).toContain("add $root.Values.drainSeconds 25");
  });

  it("names the jobs of its ServiceMonitor as the alert rules do", () => {
    const { endpoints } = (
      parse(read("deploy/helm/templates/service-monitor.yaml").replaceAll(/\{\{.*?\}\}/g, "")) as {
        spec: { endpoints: { relabelings: unknown[] }[] };
      }
    ).spec;
    expect(endpoints[0]?.relabelings).toEqual([
      {
        sourceLabels: ["__meta_kubernetes_service_label_app_kubernetes_io_component"],
        targetLabel: "job",
        replacement: "svc-$1",
      },
    ]);
    const components = [
      ...templates.join("\n").matchAll(/"svc\.deployment" \(dict .*?"component" "([a-z-]+)"/g),
    ];
    const rules = globSync("deploy/observability/rules/*.rules.yml", { cwd: ROOT }).map(read).join("\n");
    const jobs = new Set([...rules.matchAll(/job="svc-([a-z-]+)"/g)].map(([, job]) => job));
    expect([...jobs].sort()).toEqual(components.map(([, component]) => component).sort());
  });

  itWithHelm("renders, but not without its required values", () => {
    const requiredValues = ["images.api=a", "images.widgetAuth=w", "secrets.api=s", "secrets.widgetAuth=t"];
    const setFlags = requiredValues.flatMap((one) => ["--set", one]);
    const run = (more: string[]) =>
      spawnSync("helm", ["template", "rail", CHART, ...setFlags, ...more], { encoding: "utf8" });
    const monitored = ["--set", "secrets.migration=m", "--set", "metrics.serviceMonitor.enabled=true"];
    const scraper = "networkPolicy.scrapers[0].podSelector.matchLabels.app=prometheus";
    const rendered = run([...monitored, "--set", scraper]);
    expect(rendered.stderr).toBe("");
    for (const kind of [
      "Deployment",
      "Job",
      "CronJob",
      "HorizontalPodAutoscaler",
      "NetworkPolicy",
      "ServiceMonitor",
    ])
      expect(rendered.stdout).toContain(`kind: ${kind}`);
    expect(run([]).stderr).toContain("secrets.migration is missing");
    expect(run(monitored).stderr).toContain("metrics.serviceMonitor needs networkPolicy.scrapers");
  });
});
