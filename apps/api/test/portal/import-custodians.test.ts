import { beforeAll, describe, expect, it } from "@jest/globals";
import { HEADER, RECEIVING, row } from "../../../../packages/custodians/test/import/csv-file.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/custodians/import";
const buildCsv = (...rows: string[]) => Buffer.from([HEADER, ...rows].join("\n"));
const NEW = row({ ...RECEIVING, slug: "new-trust", name: "New Trust" });

describe("POST /portal/api/custodians/import", () => {
  const api = useTestApi();
  let staff: SignedIn;
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await signInAs(api, "owner");
    staff = { ...(await signInAs(api, "platform")), organizationId: owner.organizationId };
  });
  const send = (bytes: Buffer, fields: Record<string, string>, person = staff) => {
    const call = callAs(api, person, "post", PATH);
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    return call.attach("file", bytes, "directory.csv");
  };
  const previewImport = (bytes: Buffer, fields: Record<string, string> = {}) =>
    send(bytes, { dryRun: "true", ...fields });
  const find = (slug: string) => api.db.prisma.custodian.findUnique({ where: { slug } });

  it("previews every change without writing, then applies it and audits who imported", async () => {
    const file = buildCsv(NEW);
    const preview = await previewImport(file).expect(200);
    expect(preview.body).toMatchObject({ dryRun: true, paid: ["new-trust"], updated: [] });
    const [added] = preview.body.added;
    expect(added).toMatchObject({ slug: "new-trust", name: "New Trust" });
    expect(added.changes).toContainEqual({
      field: "receiving.ach",
      from: null,
      to: { routingNumber: RECEIVING.achRoutingNumber, accountNumber: RECEIVING.achAccountNumber },
    });
    expect(await find("new-trust")).toBeNull();
    const imported = await send(file, { digest: preview.body.digest }).expect(200);
    expect(imported.body).toEqual({ ...preview.body, dryRun: false });
    const custodian = await find("new-trust");
    expect(custodian).toMatchObject({ name: "New Trust", receiving: { dtcNumber: RECEIVING.dtcNumber } });
    const where = { actorId: staff.memberId };
    const rows = await api.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    const common = { chain: "deployment", requestId: imported.headers["x-request-id"] };
    expect(rows).toMatchObject([
      { ...common, action: "custodians.imported", targetId: "custodians" },
      { ...common, action: "custodian.added", targetId: custodian?.id },
    ]);
    const { body } = await callAs(api, owner, "get", "/v1/custodians?q=new%20trust").expect(200);
    const listed = { slug: "new-trust", receiving: { wire: { accountNumberMask: "****234" } } };
    expect(body.data[0]).toMatchObject(listed);
    const again = await previewImport(file).expect(200);
    expect(again.body).toMatchObject({ added: [], updated: [], paid: [], unchanged: 1 });
  });

  it("applies only what was previewed: rejects another file, other options, or no digest", async () => {
    const file = buildCsv(row({ slug: "guarded", name: "Guarded" }));
    const { digest } = (await previewImport(file).expect(200)).body;
    const otherFile = buildCsv(row({ slug: "guarded", name: "Other" }));
    expectProblem(await send(otherFile, { digest }), "version_conflict");
    expectProblem(await send(file, { digest, deactivateMissing: "true" }), "version_conflict");
    expect(await find("guarded")).toBeNull();
    const withoutDigest = await send(file, {});
    expectProblem(withoutDigest, "validation_failed");
    expect(withoutDigest.body.errors).toEqual([
      { pointer: "#/digest", detail: "is required to import; send the digest of the dry run" },
    ]);
  });

  it("applies one of several concurrent identical imports; 412 for the others, because the directory has changed", async () => {
    const file = buildCsv(row({ slug: "raced", name: "Raced" }));
    const { digest } = (await previewImport(file).expect(200)).body;
    const responses = await Promise.all([1, 2, 3].map(() => send(file, { digest })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const where = { action: "custodian.added", data: { equals: { slug: "raced" } } };
    expect(await api.db.prisma.auditEntry.count({ where })).toBe(1);
  });

  it("deactivates custodians that are not in the file, but only on request, and never the sandbox's", async () => {
    const exported = await callAs(api, staff, "get", "/portal/api/custodians/export")
      .buffer(true)
      .expect(200);
    const lines = exported.text
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("voya,"));
    const file = Buffer.from(lines.join("\n"));
    const withoutVoya = await previewImport(file).expect(200);
    expect(withoutVoya.body).toMatchObject({ updated: [], missing: ["voya"] });
    const deactivating = await previewImport(file, { deactivateMissing: "true" }).expect(200);
    expect(deactivating.body.updated).toMatchObject([
      { slug: "voya", isTakenOut: true, changes: [{ field: "active", from: true, to: false }] },
    ]);
  });

  it.each([
    ["a missing column", Buffer.from("hello"), /has no column slug/],
    ["UTF-16 text", Buffer.from([0xff, 0xfe, 65, 0]), /UTF-16/],
    [
      "a million cells",
      Buffer.from(`${HEADER}\n${"a,".repeat(33).concat("\n").repeat(30_000)}`),
      /more than 500000 cells|more than 20000 lines/,
    ],
    ["millions of lines", Buffer.from(`${HEADER}\n${",\n".repeat(4_000_000)}`), /more than 20000 lines/],
    ["a huge field", buildCsv(row({ name: "x".repeat(60_000) })), /too long for a row/],
    [
      "a formula",
      buildCsv(row({ name: '"=HYPERLINK(""https://evil.example"")"' })),
      /spreadsheets read it as a formula/,
    ],
    [
      "a formula in an alias",
      buildCsv(row({ aliases: "Acme|@SUM(1)" })),
      /spreadsheets read it as a formula/,
    ],
    ["a sandbox slug", buildCsv(row({ slug: "test-instant" })), /sandbox/],
  ])("rejects a file for %s and locates the error", async (_, bytes, detail) => {
    const response = await previewImport(bytes);
    expectProblem(response, "validation_failed");
    expect(response.body.errors[0]).toEqual({ pointer: "#/file", detail: expect.stringMatching(detail) });
  });

  it("returns up to 100 errors, the last of them a count of the rest", async () => {
    const response = await previewImport(
      buildCsv(...Array.from({ length: 300 }, () => row({ roles: "none" }))),
    );
    expect(response.body.errors).toHaveLength(100);
    expect(response.body.errors.at(-1).detail).toMatch(/^and \d+ more$/);
  });

  it("rejects an oversized file, a missing file, and callers without permission", async () => {
    expectProblem(await previewImport(Buffer.alloc(10_000_001, "a")), "payload_too_large");
    const withoutFile = callAs(api, staff, "post", PATH).field("dryRun", "true");
    expectProblem(await withoutFile, "validation_failed");
    expectProblem(await send(buildCsv(NEW), { dryRun: "true" }, owner), "insufficient_scope");
    const denied = callAs(api, owner, "get", "/portal/api/custodians/export");
    expectProblem(await denied, "insufficient_scope");
  });

  it("limits the API's database role to imports with matching audit log entries", async () => {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: api.urls.api });
    await client.connect();
    try {
      await expect(client.query("UPDATE custodians SET name = 'x'")).rejects.toMatchObject({ code: "42501" });
      const select = "SELECT to_jsonb(c) AS row FROM custodians c WHERE slug = 'voya'";
      const [existing] = (await client.query(select)).rows;
      const callImport = (rows: unknown[], entries: unknown[]) =>
        client.query("SELECT import_custodians($1, $2)", [JSON.stringify(rows), JSON.stringify(entries)]);
      const entry = {
        target_id: existing.row.id,
        organization_id: null,
        actor_type: "member",
        actor_id: staff.memberId,
        action: "custodian.updated",
        data: {},
        created_at: new Date(),
      };
      for (const [rows, entries] of [
        [[existing.row], []],
        [[], [entry]],
        [[existing.row], [{ ...entry, target_id: "cus_other" }]],
        [[existing.row], [{ ...entry, action: "custodian.added" }]],
        [[existing.row], [{ ...entry, actor_type: "operator", actor_id: null }]],
        [[existing.row], [{ ...entry, actor_id: owner.memberId }]],
        [[{ ...existing.row, slug: "other" }], [entry]],
        [[{ ...existing.row, category: "sandbox" }], [entry]],
      ] as const) {
        await expect(callImport([...rows], [...entries])).rejects.toMatchObject({ code: "42501" });
      }
      await callImport([{ ...existing.row, name: "Voya Again" }], [entry]);
      expect((await find("voya"))?.name).toBe("Voya Again");
    } finally {
      await client.end();
    }
  });
});
