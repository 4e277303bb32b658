import { beforeAll, describe, expect, it } from "@jest/globals";
import { computeEmailIndexes } from "@svc/accounts";
import { buildKey, findCustodianId, TEST_BLIND_INDEX } from "@svc/testing";
import pg from "pg";
import { buildNameSearchStatement } from "../../src/rollovers/lists/name-search.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { insertRollover } from "../insert-rollover.ts";
import { countRowsRead } from "../rollovers/count-rows-read.ts";
import { useTestApi } from "../start-test-api.ts";

/** More people than a search can sort. */
const PERSON_COUNT = 1_200;
/** One more than a search can sort. */
const OVER_LIMIT = 1_001;

type Page = { id: string; accountId: string }[];

describe("POST /v1/rollovers/search for a name that more than 1,000 participants have", () => {
  const api = useTestApi();
  let key: string;
  let organizationId: string;
  let templateId: string;
  beforeAll(async () => {
    ({ key, organizationId } = await buildKey(api, "ak"));
    templateId = await insertRollover(api, organizationId, { createdAt: new Date("2026-01-01T00:00:00Z") });
    await addPeople(organizationId, "many", PERSON_COUNT);
    // "smith" matches "known" by external ID, "twice" by both names and "first" by first name, but not "stray".
    await addPerson("known", { external_id: "smith" });
    await addPerson("twice", { first_name: "Smith", last_name: "Smithers" });
    await addPerson("first", { first_name: "Smithy", last_name: "Aaron" });
    await addPerson("stray", { first_name: "Aaron", last_name: "Miller" });
    await copyRollovers("rol_known1", ["known", "known"]);
    await copyRollovers("rol_twice", ["twice"]);
    await copyRollovers("rol_first", ["first"]);
    await copyRollovers("rol_stray", ["stray"]);
    const everyNth = (step: number) =>
      Array.from({ length: PERSON_COUNT / step }, (_, index) => `many${(index + 1) * step}`);
    // Every second person has one rollover, and every tenth has two.
    await copyRollovers("rol_one", everyNth(2));
    await copyRollovers("rol_two", everyNth(10));
    const stranger = await buildKey(api, "ak");
    await addPeople(stranger.organizationId, "strange", PERSON_COUNT);
    await insertRollover(api, stranger.organizationId, { accountId: toAccountId("strange7") });
  });

  const toAccountId = (name: string) => `acct_0${name.padStart(25, "0")}`;
  const addPerson = (name: string, columns: Record<string, string>) =>
    api.db.pool.query(
      `INSERT INTO accounts (id, organization_id, metadata, created_at, updated_at, ${Object.keys(columns).join(", ")})
       SELECT $1, $2, '{}', now(), now(), ${Object.keys(columns)
         .map((_, n) => `$${n + 3}`)
         .join(", ")}`,
      [toAccountId(name), organizationId, ...Object.values(columns)],
    );
  /** Adds Smithsons. Half are called John; the others have various first names. */
  const addPeople = (organization: string, name: string, count: number) =>
    api.db.pool.query(
      `INSERT INTO accounts (id, organization_id, first_name, last_name, metadata, created_at, updated_at)
       SELECT 'acct_0' || lpad($2 || n, 25, '0'), $1, CASE WHEN n % 4 < 2 THEN 'John' ELSE 'J' || n * 7919 % 1201 END, 'Smithson', '{}', now(), now()
       FROM generate_series(1, $3::int) n`,
      [organization, name, count],
    );
  /** Copies the template for each person. The primes order times differently from IDs. */
  const copyRollovers = (prefix: string, people: readonly string[]) =>
    api.db.pool.query(
      `INSERT INTO rollovers SELECT (jsonb_populate_record(r, jsonb_build_object('id', rpad($2, 15, '0') || lpad(n::text, 15, '0'),
         'account_id', account, 'source_account_number_index', $2 || n, 'created_at', r.created_at + n * 7919 % 997 * interval '1 minute',
         'updated_at', r.updated_at + n * 104729 % 997 * interval '1 minute', 'next_due_at', r.created_at + n * 31 % 97 * interval '1 hour',
         'state', CASE n % 3 WHEN 0 THEN 'completed' ELSE 'in_review' END, 'pending_on', CASE n % 3 WHEN 0 THEN 'none' ELSE 'operations' END,
         'external_id', 'x-' || n % 5, 'assignee_id', CASE n % 7 WHEN 0 THEN 'ops-1' END, 'priority', CASE n % 5 WHEN 0 THEN 'urgent' ELSE 'normal' END,
         'tags', CASE n % 4 WHEN 0 THEN '["vip"]' ELSE '[]' END::jsonb, 'is_overdue', n % 11 = 0, 'has_open_mismatch', n % 13 = 0))).*
       FROM rollovers r, unnest($3::text[]) WITH ORDINALITY AS of (account, n) WHERE r.id = $1`,
      [templateId, prefix, people.map(toAccountId)],
    );
  const searchRollovers = (body: object, callerKey = key) =>
    api.call("post", "/v1/rollovers/search", callerKey).send(body);
  interface Paging {
    betweenPages?: () => Promise<unknown>;
    cursor?: string | null;
    callerKey?: string;
  }
  const readPages = async (body: object, { betweenPages, cursor = null, callerKey }: Paging = {}) => {
    const pages: Page[] = [];
    for (;;) {
      const query = { ...body, ...(cursor === null ? {} : { cursor }) };
      const { body: page } = await searchRollovers(query, callerKey).expect(200);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      pages.push(page.data);
      if (page.nextCursor === null) return pages;
      expect(page.nextCursor).not.toBe(cursor);
      cursor = page.nextCursor;
      await betweenPages?.();
    }
  };
  const toIds = (pages: Page[]) => pages.flat().map(({ id }) => id);
  const readStoredIds = async (condition = "true", values: unknown[] = []) => {
    const { rows } = await api.db.pool.query<{ id: string }>(
      `SELECT r.id FROM rollovers r JOIN accounts a ON a.id = r.account_id WHERE r.organization_id = $1 AND (a.external_id = 'smith'
         OR lower(a.last_name || ' ' || a.first_name) LIKE 'smith%' OR lower(a.first_name) LIKE 'smith%') AND ${condition}`,
      [organizationId, ...values],
    );
    return rows.map(({ id }) => id).sort();
  };

  it("200 finds each hit once across pages: external ID matches first, then people by name, newest first for each person", async () => {
    const resultPages = await readPages({ q: "smith", limit: 100 });
    const ids = toIds(resultPages);
    expect(ids.toSorted()).toEqual(await readStoredIds());
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await api.db.pool.query<{ id: string }>(
      `SELECT r.id FROM rollovers r JOIN accounts a ON a.id = r.account_id WHERE r.id = ANY($1)
       ORDER BY a.external_id = 'smith' DESC NULLS LAST, CASE WHEN a.external_id = 'smith' THEN '' WHEN lower(a.first_name) LIKE 'smith%'
         THEN lower(a.first_name || ' ' || a.last_name) ELSE lower(a.last_name || ' ' || a.first_name) END COLLATE "C",
         CASE WHEN a.external_id = 'smith' THEN '' ELSE a.id END, r.created_at DESC, r.id DESC`,
      [ids],
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(resultPages.map(({ length }) => length).slice(0, 3)).toEqual([100, 100, 100]);
  });

  it.each(["newest", "deadline", "updated"])("200 sorts hits by name even with sort=%s", async (sort) => {
    expect(toIds(await readPages({ q: "smithson j", sort, limit: 50 }))).toEqual(
      toIds(await readPages({ q: "Smithson, J", limit: 100 })),
    );
  });

  const FILTERS: { filter: object; sql: string }[] = [
    { filter: { state: "completed" }, sql: "state = 'completed'" },
    { filter: { states: ["in_review", "draft"] }, sql: "state IN ('in_review', 'draft')" },
    { filter: { status: "completed" }, sql: "state = 'completed'" },
    { filter: { pendingOn: "operations" }, sql: "r.pending_on = 'operations'" },
    { filter: { type: "direct" }, sql: "r.type = 'direct'" },
    { filter: { type: "in_plan" }, sql: "false" },
    { filter: { overdue: true }, sql: "is_overdue" },
    { filter: { mismatch: true }, sql: "has_open_mismatch" },
    { filter: { assigneeId: "ops-1" }, sql: "assignee_id = 'ops-1'" },
    { filter: { unassigned: true }, sql: "assignee_id IS NULL AND r.pending_on <> 'none'" },
    { filter: { priority: "urgent", overdue: false }, sql: "priority = 'urgent' AND NOT is_overdue" },
    { filter: { tag: "vip" }, sql: "tags @> '[\"vip\"]'" },
    {
      filter: { externalId: "x-3", state: "in_review" },
      sql: "r.external_id = 'x-3' AND state = 'in_review'",
    },
    { filter: { distributionId: "dst_01m81zzzzzfqd8r985x1zkc84c" }, sql: "false" },
    { filter: { createdAfter: "2026-01-01T08:00:00Z" }, sql: "r.created_at > '2026-01-01T08:00:00Z'" },
    { filter: { createdBefore: "2026-01-01T08:00:00Z" }, sql: "r.created_at < '2026-01-01T08:00:00Z'" },
    { filter: { dueBefore: "2026-01-02T00:00:00Z" }, sql: "r.next_due_at < '2026-01-02T00:00:00Z'" },
    { filter: { states: [] }, sql: "false" },
  ];
  it.each(FILTERS)("200 filters the hits by $filter", async ({ filter, sql }) => {
    expect(toIds(await readPages({ q: "smith", limit: 100, ...filter })).sort()).toEqual(
      await readStoredIds(sql),
    );
  });

  it("200 filters the hits by an account, a custodian and the last change", async () => {
    const accountId = toAccountId("many1190");
    const [vanguard, ally] = [await findCustodianId(api, "vanguard"), await findCustodianId(api, "ally")];
    const find = async (more: object) => toIds(await readPages({ q: "smith", limit: 100, ...more })).sort();
    expect(await find({ accountId })).toEqual(await readStoredIds("a.id = $2", [accountId]));
    expect(await find({ accountId: toAccountId("stray") })).toEqual([]);
    expect(await find({ custodianId: vanguard })).toEqual(await readStoredIds());
    expect(await find({ custodianId: ally })).toEqual([]);
    const { rows } = await api.db.pool.query<{ at: Date }>(
      "SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY updated_at) AS at FROM rollovers WHERE organization_id = $1",
      [organizationId],
    );
    const updatedAfter = rows[0]?.at.toISOString();
    expect(await find({ updatedAfter })).toEqual(await readStoredIds("r.updated_at > $2", [updatedAfter]));
  });

  it("200 combines distributionId with the name", async () => {
    const query = { q: "aaron", distributionId: "dst_01m81zzzzzfqd8r985x1zkc84c" };
    expect((await searchRollovers(query).expect(200)).body.data).toEqual([]);
  });

  it("200 finds each hit once while hits are added, at any position", async () => {
    const before = await readStoredIds();
    let added = 0;
    const addHits = async () => {
      added += 1;
      for (const [name, firstName] of Object.entries({ early: "Aa", late: "Zz" })) {
        const person = `${name}${added}`;
        await addPerson(person, { first_name: firstName, last_name: "Smithson" });
        await copyRollovers(`rol_${person}`, [person]);
      }
      await copyRollovers(`rol_more${added}`, [`many${2 + added * 100}`]);
    };
    const foundIds = toIds(await readPages({ q: "smith", limit: 100 }, { betweenPages: addHits }));
    expect(new Set(foundIds).size).toBe(foundIds.length);
    expect(foundIds).toEqual(expect.arrayContaining(before));
    expect(foundIds.filter((id) => id.startsWith("rol_late")).length).toBe(added);
  });

  it("200 continues from the cursor of a search that had too few hits to be sorted by name", async () => {
    const owner = await buildKey(api, "ak");
    const grow = (name: string, count: number) => addPeople(owner.organizationId, name, count);
    await grow("first", 900);
    const id = await insertRollover(api, owner.organizationId, { accountId: toAccountId("first1") });
    await api.db.pool.query(
      `INSERT INTO rollovers SELECT (jsonb_populate_record(r, jsonb_build_object('id', 'rol_0' || lpad(n::text, 25, '0'), 'account_id', 'acct_0' || lpad('first' || n, 25, '0'),
         'source_account_number_index', n::text, 'created_at', r.created_at + n * interval '1 second'))).* FROM rollovers r, generate_series(2, 9) n WHERE r.id = $1`,
      [id],
    );
    const first = (await searchRollovers({ q: "smith", limit: 4 }, owner.key).expect(200)).body;
    await grow("more", 900);
    const laterPages = await readPages(
      { q: "smith", limit: 3 },
      { cursor: first.nextCursor, callerKey: owner.key },
    );
    const foundIds = toIds([first.data, ...laterPages]);
    expect(foundIds).toHaveLength(9);
    expect(new Set(foundIds).size).toBe(9);
  });

  it("400 rejects cursors of another search, order, organization and list, and changed ones", async () => {
    const { nextCursor: cursor } = (await searchRollovers({ q: "smith" }).expect(200)).body;
    expect(Buffer.from(cursor.split(".")[1], "base64url").toString("latin1")).not.toMatch(/smith/i);
    const stranger = await buildKey(api, "ak");
    const flipped = `${cursor.slice(0, -2)}${cursor.at(-2) === "A" ? "B" : "A"}${cursor.at(-1)}`;
    const refused = [
      await searchRollovers({ q: "smiths", cursor }),
      await searchRollovers({ q: "smith", sort: "updated", cursor }),
      await searchRollovers({ q: "smith", cursor }, stranger.key),
      await searchRollovers({ cursor }),
      await api.call("get", "/v1/rollovers", key).query({ cursor }),
      ...(await Promise.all(
        [
          flipped,
          cursor.slice(0, -1),
          cursor.slice(1),
          `${cursor}A`,
          "d2.",
          ".",
          "d2.AAAA",
          "__proto__.x",
          `d9.${cursor.slice(3)}`,
        ].map((one) => searchRollovers({ q: "smith", cursor: one })),
      )),
    ];
    for (const response of refused) expect(expectIssues(response, "invalid_request")).toEqual(["cursor"]);
    const tooLong = await searchRollovers({ q: "smith", cursor: "a".repeat(1_201) });
    expect(expectIssues(tooLong, "validation_failed")).toEqual(["#/cursor"]);
    await searchRollovers({ q: " SMITH", cursor }).expect(400);
  });

  it("400 when more than 1,000 participants match other than by name", async () => {
    const owner = await buildKey(api, "ak");
    const indexes = computeEmailIndexes(TEST_BLIND_INDEX, owner.organizationId, "same@example.com");
    await addPeople(owner.organizationId, "mail", OVER_LIMIT);
    const update = "UPDATE accounts SET email_index = $2 WHERE organization_id = $1";
    await api.db.pool.query(update, [owner.organizationId, indexes[0]]);
    expectProblem(await searchRollovers({ q: "same@example.com" }, owner.key), "invalid_request");
    // These equal addresses would skew the statistics on which query plans in later tests depend.
    await api.db.pool.query("DELETE FROM accounts WHERE organization_id = $1", [owner.organizationId]);
  });

  it("continues through empty pages in GraphQL with endCursor", async () => {
    const document = `query ($filter: RolloverFilter, $after: String) {
      rollovers(first: 100, filter: $filter, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
    type PageInfo = { hasNextPage: boolean; endCursor: string | null };
    type Data = { rollovers: { edges: object[]; pageInfo: PageInfo } };
    const filter = { q: "smith", tag: "none" };
    let count = 0;
    for (let page: PageInfo = { hasNextPage: true, endCursor: null }; page.hasNextPage; count += 1) {
      const variables = { filter, after: page.endCursor };
      const { data, errors } = await runGraphql<Data>(api, document, variables, key);
      expect(errors).toEqual([]);
      expect(data.rollovers.edges).toEqual([]);
      page = data.rollovers.pageInfo;
    }
    expect(count).toBeGreaterThan(1);
  });

  it("reads no more rows than allowed, wherever a page begins and whatever the filter", async () => {
    await addPerson("busy", { first_name: "John", last_name: "Smithson" });
    await copyRollovers("rol_busy", Array(2_500).fill("busy"));
    const client = new pg.Client({ connectionString: api.env.DATABASE_URL });
    await client.connect();
    try {
      await client.query("ANALYZE accounts, rollovers; SET plan_cache_mode = force_generic_plan");
      const search = { text: "smith", name: "smith", emailIndexes: [], mask: null };
      const position = { key: "smithson john", at: null, id: "", after: null };
      for (const tag of [undefined, "none"])
        for (const accountId of [null, toAccountId("aaaa"), toAccountId("busy"), toAccountId("many600")]) {
          const start = accountId === null ? null : { ...position, accountId };
          const query = { order: "newest", search, tag } as const;
          const sent = buildNameSearchStatement(organizationId, query, { limit: 20, start, after: null });
          // For each of the two name orders, a search scans up to 500 accounts and 500 rollovers.
          expect(await countRowsRead(client, sent)).toBeLessThan(3 * OVER_LIMIT);
        }
    } finally {
      await client.end();
    }
  });
});
