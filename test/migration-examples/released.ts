import type { Rule } from "../../scripts/migrations/rules.ts";

/** Effect that only the refused statement has in PostgreSQL: it rewrites or reads the table's rows, or locks it. */
type Effect = "rewrite" | "scan" | `${string}Lock`;

export interface Example {
  rule: Rule;
  refused: string;
  allowed: string;
  effect?: Effect;
}

/** Schema of the release before the example migrations. */
export const RELEASED_SQL = `
CREATE TABLE savers (id text PRIMARY KEY, name text, nick text, age integer, old text,
  CONSTRAINT savers_name_kept CHECK (name IS NOT NULL), CONSTRAINT savers_age_check CHECK (age > 0));
CREATE TABLE gifts (id text PRIMARY KEY, saver_id text);
CREATE TABLE days (at timestamptz NOT NULL) PARTITION BY RANGE (at);
CREATE TABLE forgotten (id text PRIMARY KEY);
CREATE INDEX savers_age_idx ON savers (age);
CREATE UNIQUE INDEX savers_nick_key ON savers (nick);
CREATE TYPE mood AS ENUM ('glad', 'sad');
CREATE FUNCTION reckon(a text) RETURNS text LANGUAGE sql AS $$ SELECT a $$;
CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
`;

/** The release's Prisma schema. It ignores columns that the release's code does not use. */
export const RELEASED_SCHEMA = `model Saver {
  id    String  @id
  name  String?
  nick  String?
  age   Int?
  old   String? @ignore
  gifts Gift[]

  @@unique([nick], map: "savers_nick_key")
  @@map("savers")
}

model Gift {
  id      String  @id
  saverId String? @map("saver_id")
  saver   Saver?  @relation(fields: [saverId], references: [id])

  @@map("gifts")
}

model Forgotten {
  id String @id

  @@ignore
  @@map("forgotten")
}
`;
