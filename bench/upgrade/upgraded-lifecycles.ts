import { hash } from "node:crypto";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { sealEntry } from "../../apps/api/src/rollovers/timeline/timeline-chain.ts";
import { buildCreation, createTestChainKeys, toMoment, toRolloverId } from "../copies.ts";
import { runSvc } from "../faults/svc.ts";
import { buildDirectRollover, createAccount, requestJson } from "../request-json.ts";
import { walkAllStates } from "../walk-lifecycles.ts";
import type { CarriedState } from "./carried-state.ts";
import type { UpgradeSite } from "./site.ts";

const PER_STATEMENT = 2_000;

type Json = Record<string, unknown>;
interface Template {
  id: string;
  state: RolloverState;
}

/**
 * Fills an organization with rollovers of every kind and state. The last release creates some through its API and seals the
 * copies that are inserted by SQL (`svc timeline seal`).
 * @param root folder of the last release's sources
 * @param count total number of rollovers
 * @returns a check that the running release still returns everything that the last release returned for a sample of rollovers
 */
export async function createLifecycles(
  site: UpgradeSite,
  root: string,
  count: number,
): Promise<CarriedState> {
  const svc = async (words: string[]): Promise<Json> =>
    JSON.parse(await runSvc([...words, "--json"], site.env, root)) as Json;
  const { id: organizationId } = await svc(["org", "create", "--name", "Lifecycles"]);
  const org = ["--org", String(organizationId)];
  const { key } = await svc(["keys", "create", ...org, "--type", "ak", "--name", "templates"]);
  const [api = ""] = site.target.api;
  const readJson = (path: string) => requestJson(api, path, String(key));
  const accountId = await createAccount(api, String(key), "templates");
  await walkAllStates({
    url: api,
    key: String(key),
    examples: join(root, "examples"),
    buildBody: (accountNumber) => buildDirectRollover(site.target.custodians, accountId, accountNumber),
  });
  const { rows: templates } = await site.db.pool.query<Template>(
    "SELECT id, state FROM rollovers WHERE organization_id = $1 ORDER BY id",
    [organizationId],
  );
  for (let first = templates.length; first < count; first += PER_STATEMENT)
    await copyTemplates(site, templates, first, Math.min(count, first + PER_STATEMENT));
  const { sealed } = await svc(["timeline", "seal", ...org]);
  if (sealed !== count - templates.length)
    throw new Error(`${sealed} of ${count - templates.length} copies were sealed`);
  await site.db.pool.query("VACUUM ANALYZE");

  const copies = Array.from({ length: count - templates.length }, (_, index) =>
    toRolloverId(templates.length + index),
  );
  const sample = [
    ...templates.map(({ id }) => id),
    ...copies.slice(0, templates.length),
    ...copies.slice(-templates.length),
  ];
  const paths = sample.map((id) => `/v1/rollovers/${id}`);
  const before = await Promise.all(paths.map(readJson));
  return {
    async findIssues() {
      const issues: string[] = [];
      for (const [index, path] of paths.entries()) {
        const now = await readJson(path).catch((error: Error): Json => ({ error: error.message }));
        for (const [field, value] of Object.entries(before[index] ?? {}))
          if (!isIncludedIn(value, now[field]))
            issues.push(`${path}: ${field} is ${JSON.stringify(now[field] ?? now.error)}`);
      }
      const list = await readJson("/v1/rollovers?limit=100").catch((): Json => ({}));
      const { length } = (list.data ?? []) as unknown[];
      if (length !== Math.min(100, count)) issues.push(`the list has ${length} rollovers`);
      return issues;
    },
  };
}

/** Inserts copies of the templates. Each has one timeline entry, which does not seal the rollover's row yet. */
async function copyTemplates(
  { db }: UpgradeSite,
  templates: readonly Template[],
  start: number,
  end: number,
): Promise<void> {
  const keys = createTestChainKeys();
  const copies = Array.from({ length: end - start }, (_, index) => {
    const n = start + index;
    const { id, state } = templates[n % templates.length] as Template;
    const entry = {
      ...buildCreation({ state, createdAt: toMoment(n) }),
      sealedTexts: null,
      rowDigest: null,
    };
    const { hash: timeline_hash } = sealEntry(keys, toRolloverId(n), {
      head: { sequence: 0, hash: "" },
      input: entry,
    });
    const createdAt = toMoment(n).toISOString();
    return {
      template_id: id,
      id: toRolloverId(n),
      external_id: `ext-${n}`,
      source_account_number_index: hash("sha256", `source ${n}`),
      created_at: createdAt,
      updated_at: createdAt,
      timeline_hash,
      timeline_sequence: 1,
      event_sequence: 0,
      distribution_id: null,
      residual_of: null,
      residuals: [],
    };
  });
  await db.pool.query(
    `WITH copies AS MATERIALIZED (SELECT c ->> 'template_id' AS template_id, c - 'template_id' AS changes FROM jsonb_array_elements($1::jsonb) AS c),
       written AS (
         INSERT INTO rollovers SELECT copy.* FROM copies JOIN rollovers AS template ON template.id = copies.template_id,
           LATERAL jsonb_populate_record(template, changes) AS copy
         RETURNING id, organization_id, created_at, state, timeline_hash)
     INSERT INTO timeline_entries (rollover_id, sequence, organization_id, type, at, actor, to_state, data, prev_hash, hash)
     SELECT id, 1, organization_id, 'rollover.created', created_at, '{"id": null, "type": "operator"}', state, '{}', '', timeline_hash
     FROM written`,
    [JSON.stringify(copies)],
  );
}

/** Returns true if `other` equals `value`, except for additional fields. */
function isIncludedIn(value: unknown, other: unknown): boolean {
  if (Array.isArray(value))
    return (
      Array.isArray(other) &&
      other.length === value.length &&
      value.every((item, index) => isIncludedIn(item, other[index]))
    );
  if (value === null || typeof value !== "object") return isDeepStrictEqual(value, other);
  if (other === null || typeof other !== "object") return false;
  return Object.entries(value).every(([name, item]) => isIncludedIn(item, (other as Json)[name]));
}
