import { createDecipheriv, createSecretKey, type KeyObject } from "node:crypto";
import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import DataLoader from "dataloader";
import express from "express";
import pg from "pg";
import { fromCursor, toCursor } from "./cursor.ts";
import { createKeyFinder } from "./find-key.ts";
import { createApp, listen } from "./listen.ts";

// Server (h) of bench/README.md: Apollo Server with hand-written resolvers over pg. No rate limits. Reads only the columns of each
// type. With BENCH_DESIGN=api it is server (l), which reads stored responses, like the API.

const typeDefs = `
  type Custodian { id: ID! name: String! }
  type Account { id: ID! firstName: String! email: String! }
  type Side { custodian: Custodian! }
  type Rollover { id: ID! state: String! account: Account! source: Side! destination: Side! }
  type RolloverEdge { node: Rollover! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type RolloverConnection { edges: [RolloverEdge!]! pageInfo: PageInfo! }
  type Query { rollovers(first: Int = 20, after: String): RolloverConnection! }
`;

interface Row {
  id: string;
  state: string;
  accountId: string;
  sourceCustodianId: string;
  destinationCustodianId: string;
  createdAt: Date;
  body?: string;
}
interface Account {
  id: string;
  firstName: string;
  email: string;
}
interface Context {
  organizationId: string;
  accounts: DataLoader<string, Account>;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const findKey = createKeyFinder(pool, "key_hash");
const keys = new Map<string, KeyObject>(
  (process.env.DATA_KEYS ?? "").split(",").map((entry) => {
    const [id = "", secret = ""] = entry.split(":");
    return [id, createSecretKey(Buffer.from(secret, "base64"))];
  }),
);
const custodians = new Map(
  (await pool.query("SELECT id, name FROM custodians")).rows.map((row) => [row.id, row]),
);

function decryptEmail(text: string, id: string): string {
  const [keyId = "", sealed = ""] = text.split(".");
  const key = keys.get(keyId);
  if (!key) throw new Error("unknown key");
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(`accounts.email.${id}`));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
}

async function loadAccounts(organizationId: string, ids: readonly string[]): Promise<Account[]> {
  const { rows } = await pool.query({
    name: "accounts",
    text: `SELECT id, first_name AS "firstName", email_ciphertext AS email FROM accounts WHERE organization_id = $1 AND id = ANY($2)`,
    values: [organizationId, ids],
  });
  const found = new Map(rows.map((row) => [row.id, { ...row, email: decryptEmail(row.email, row.id) }]));
  return ids.map((id) => found.get(id));
}

const isApiDesign = process.env.BENCH_DESIGN === "api";
const COLUMNS = isApiDesign
  ? "body"
  : `state, account_id AS "accountId", source->>'custodianId' AS "sourceCustodianId",
      destination->>'custodianId' AS "destinationCustodianId"`;
const JOIN = isApiDesign ? "FROM rollovers JOIN rollover_answers USING (id)" : "FROM rollovers";

function toRow(body: string) {
  const { source, destination, ...rest } = JSON.parse(body);
  return {
    ...rest,
    sourceCustodianId: source.custodianId,
    destinationCustodianId: destination.custodianId,
  };
}

const resolvers = {
  Query: {
    async rollovers(
      _root: unknown,
      { first, after }: { first: number; after?: string },
      { organizationId }: Context,
    ) {
      const position = after ? fromCursor(after) : null;
      const { rows } = await pool.query<Row>({
        name: "list",
        text: `SELECT ${COLUMNS}, id, created_at AS "createdAt"
          ${JOIN} WHERE organization_id = $1
            AND (created_at, id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::text, ''))
          ORDER BY created_at DESC, id DESC LIMIT $4`,
        values: [organizationId, position?.createdAt ?? null, position?.id ?? null, first + 1],
      });
      const page = rows.slice(0, first);
      const last = page.at(-1);
      return {
        edges: page.map((row) => ({ node: row.body ? toRow(row.body) : row })),
        pageInfo: { hasNextPage: rows.length > first, endCursor: last ? toCursor(last) : null },
      };
    },
  },
  Rollover: {
    account: ({ accountId }: Row, _arguments: unknown, { accounts }: Context) => accounts.load(accountId),
    source: ({ sourceCustodianId }: Row) => ({ custodian: custodians.get(sourceCustodianId) }),
    destination: ({ destinationCustodianId }: Row) => ({ custodian: custodians.get(destinationCustodianId) }),
  },
};

const apollo = new ApolloServer<Context>({ typeDefs, resolvers });
await apollo.start();
const app = createApp();
app.use(
  "/graphql",
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => {
      const key = await findKey(req.headers.authorization);
      if (!key?.scopes.includes("rollovers:read")) throw new Error("invalid_api_key");
      const { organizationId } = key;
      return {
        organizationId,
        accounts: new DataLoader((ids: readonly string[]) => loadAccounts(organizationId, ids)),
      };
    },
  }),
);
listen(app);
