import { createSecretKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { containsWord, useResource } from "@svc/testing";
import { FieldCipher, getAccount } from "../src/index.ts";
import { recordStatements } from "./sent-statements.ts";
import { INTEGRATOR, startTestAccounts } from "./start-test-accounts.ts";

const PERSONAL_DATA = {
  email: "Grace.Hopper@Example.com",
  phone: "+14155550123",
  dateOfBirth: "1906-12-09",
  ssnLast4: "7391",
  address: {
    line1: "99 Compiler Lane",
    line2: "Flat 7",
    city: "Arlington",
    region: "VA",
    postalCode: "22203-0001",
    country: "US",
  },
};
/** Parts of the personal data, in lower case. */
const PLAINTEXTS = [
  "grace",
  "hopper",
  "example.com",
  "4155550123",
  "555-0123",
  "1906",
  "1906-12-09",
  "7391",
  "compiler",
  "arlington",
  "22203-0001",
];

/** Decodes ciphertexts and digests, which in encoded form can contain any four digits by chance. */
function toReadableTexts(name: string, value: unknown): string[] {
  if (!/_(ciphertext|index)$/.test(name)) return [JSON.stringify(value).toLowerCase()];
  const encoded = String(value).replace(/^\w+\./, "");
  const decoded = (["base64url", "hex"] as const).map((encoding) => Buffer.from(encoded, encoding));
  return decoded.map((bytes) => bytes.toString("latin1").toLowerCase());
}

describe("Personal data", () => {
  const accounts = useResource(startTestAccounts);
  let org: string;
  let id: string;
  let statements: ReturnType<typeof recordStatements>;
  beforeAll(async () => {
    org = await accounts.createOrganization();
    statements = recordStatements(accounts.test.db.pool);
    const input = { firstName: "G", lastName: "H", ...PERSONAL_DATA };
    const { account } = await accounts.createOrRetrieve(org, INTEGRATOR, input);
    id = account.id;
    await accounts.createOrRetrieve(org, INTEGRATOR, input);
  });

  it("is not readable anywhere in the row, even in base64 or hexadecimal", async () => {
    const { rows } = await accounts.test.db.pool.query("SELECT * FROM accounts WHERE id = $1", [id]);
    expect(rows[0]?.id).toBe(id);
    for (const [name, value] of Object.entries<unknown>(rows[0])) {
      for (const text of toReadableTexts(name, value)) {
        expect([name, PLAINTEXTS.filter((plain) => text.includes(plain))]).toEqual([name, []]);
      }
    }
  });

  it("appears in no event", async () => {
    const { rows } = await accounts.test.db.pool.query(
      "SELECT row_to_json(events)::text AS text FROM events",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(PLAINTEXTS.filter((plain) => containsWord(JSON.stringify(rows), plain))).toEqual([]);
  });

  it("reaches the database in no statement, parameter or lock name", () => {
    const all = statements
      .map(({ withParameters }) => withParameters)
      .join("\n")
      .toLowerCase();
    expect(all).toContain("pg_advisory_xact_lock");
    expect(all).toContain("insert into");
    expect(PLAINTEXTS.filter((plain) => containsWord(all, plain))).toEqual([]);
  });

  it("is encrypted differently each time, and only the digests of equal values are equal", async () => {
    const other = await accounts.createOrRetrieve(org, INTEGRATOR, { ...PERSONAL_DATA, externalId: "u-2" });
    const [first, second] = await Promise.all(
      [id, other.account.id].map((accountId) =>
        accounts.test.db.prisma.account.findUniqueOrThrow({ where: { id: accountId } }),
      ),
    );
    for (const column of [
      "emailCiphertext",
      "phoneCiphertext",
      "dateOfBirthCiphertext",
      "ssnLast4Ciphertext",
      "addressCiphertext",
    ] as const)
      expect(first?.[column]).not.toBe(second?.[column]);
    expect(first?.emailIndex).toBe(second?.emailIndex);
    const digests = [first?.emailIndex, first?.emailDateOfBirthIndex, first?.emailSsnLast4Index];
    expect(new Set(digests).size).toBe(3);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it("does not decrypt in another column or row", async () => {
    const { prisma } = accounts.test.db;
    const victim = await prisma.account.findUniqueOrThrow({ where: { id } });
    const { account } = await accounts.createOrRetrieve(org, INTEGRATOR, {
      ...PERSONAL_DATA,
      externalId: "u-3",
    });
    const ciphertextsOfVictim = [
      { phoneCiphertext: victim.phoneCiphertext },
      { emailCiphertext: victim.emailCiphertext },
      { ssnLast4Ciphertext: victim.dateOfBirthCiphertext },
    ];
    const row = await prisma.account.findUniqueOrThrow({ where: { id: account.id } });
    for (const data of [
      ...ciphertextsOfVictim,
      { phoneCiphertext: row.emailCiphertext },
      { dateOfBirthCiphertext: row.ssnLast4Ciphertext },
    ]) {
      await prisma.account.update({ where: { id: account.id }, data });
      await expect(getAccount(accounts.ctx, org, account.id)).rejects.toThrow();
      await prisma.account.update({
        where: { id: account.id },
        data: {
          phoneCiphertext: row.phoneCiphertext,
          emailCiphertext: row.emailCiphertext,
          ssnLast4Ciphertext: row.ssnLast4Ciphertext,
          dateOfBirthCiphertext: row.dateOfBirthCiphertext,
        },
      });
      expect((await getAccount(accounts.ctx, org, account.id)).email).toBe(PERSONAL_DATA.email);
    }
  });

  it("stays readable after the data key is replaced, until the old key is removed", async () => {
    const buildKey = (name: string, letter: string) => ({
      id: name,
      key: createSecretKey(Buffer.alloc(32, letter)),
    });
    // TEST_CIPHER encrypts with this d2 key.
    const rotated = { ...accounts.ctx, cipher: new FieldCipher([buildKey("d3", "n"), buildKey("d2", "d")]) };
    expect((await getAccount(rotated, org, id)).email).toBe(PERSONAL_DATA.email);
    const withoutOldKey = { ...accounts.ctx, cipher: new FieldCipher([buildKey("d3", "n")]) };
    const error = await getAccount(withoutOldKey, org, id).catch((thrown) => thrown);
    expect(error.message).toMatch(/no data key/);
    expect(error.message).not.toContain(PERSONAL_DATA.email);
  });
});
