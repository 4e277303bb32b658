import {
  createCounterByParent,
  createFinder,
  type IdParams,
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type Params,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
  updateRow,
} from "@svc/database";
import { type Page, toPagesBy } from "@svc/service-kit/lists";
import type { TimelineActor } from "../../context/actor.ts";
import type { SignatureEvidence } from "./letter-content.ts";
import type { LetterKind } from "./letter-kinds.ts";
import type { StoredSignatureRequest } from "./signature-request.ts";

export interface StoredSignature extends SignatureEvidence {
  fileId: string;
  fileSha256: string;
  fileSize: number;
  /** The rollover's document with the signed file. Null for letters that are not documents. */
  documentId: string | null;
  /** The request that an external provider fulfilled. Absent for typed signatures. */
  request?: { number: number; endpointId: string };
  /** HMAC of the other fields and the letter's seal. */
  seal: string;
}

export interface StoredLetter
  extends Omit<
    Row<"rolloverLetters">,
    "signature" | "signatureRequest" | "createdBy" | "kind" | "accountNumbers"
  > {
  kind: LetterKind;
  accountNumbers: "full" | "masked";
  signature: StoredSignature | null;
  signatureRequest: StoredSignatureRequest | null;
  createdBy: TimelineActor;
  /** Number of the letter that replaces this one. */
  replacedBy: number | null;
  /** Version of the rollover's instructions that the letter prints. */
  instructionsVersion: number;
  /** First version of the instructions after the one in the letter. Null if the letter prints the current one. */
  supersededByVersion: number | null;
}

const COLUMNS = [
  "id",
  "organizationId",
  "rolloverId",
  "kind",
  "number",
  "replaces",
  "accountNumbers",
  "templateVersion",
  "contentCiphertext",
  "contentSha256",
  "fileId",
  "fileSha256",
  "fileSize",
  "seal",
  "fileSeal",
  "sealKeyId",
  "signature",
  "signatureRequest",
  "signatureDetailsCiphertext",
  "createdBy",
  "createdAt",
] as const;

/** Timeline sequences show which version of the instructions was current when a letter was issued. */
const INSTRUCTIONS_VERSION = sql`(entry.data -> 'instructions' ->> 'version')::int`;
const BELONGS_TO_ROLLOVER = sql`entry.organization_id = letter.organization_id AND entry.rollover_id = letter.rollover_id`;
const ISSUED_SEQUENCE = sql`(SELECT min(issued.sequence) FROM timeline_entries issued
  WHERE issued.organization_id = letter.organization_id AND issued.rollover_id = letter.rollover_id
    AND issued.type = 'rollover.letter_issued' AND issued.data ->> 'letterId' = letter.id)`;

const selectLetters = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("rolloverLetters as letter")
    .select(COLUMNS.map((name) => `letter.${name}` as const))
    .select([
      sql<number | null>`(SELECT min(newer.number) FROM rollover_letters newer
        WHERE newer.rollover_id = letter.rollover_id AND newer.replaces = letter.number)`.as("replacedBy"),
      sql<number>`coalesce((SELECT max(${INSTRUCTIONS_VERSION}) FROM timeline_entries entry
        WHERE ${BELONGS_TO_ROLLOVER} AND entry.sequence < ${ISSUED_SEQUENCE}), 1)`.as("instructionsVersion"),
      sql<number | null>`(SELECT min(${INSTRUCTIONS_VERSION}) FROM timeline_entries entry
        WHERE ${BELONGS_TO_ROLLOVER} AND entry.sequence > ${ISSUED_SEQUENCE})`.as("supersededByVersion"),
    ])
    .where("letter.organizationId", "=", param.organizationId)
    .$narrowType<StoredLetter>();

export const findLetter = createFinder(
  statement("rollover_letter", (param: Params<IdParams>) =>
    selectLetters(param).where("letter.id", "=", param.id),
  ),
);

/** Returns a page per rollover, in the order of the letters' numbers. */
export async function listLetters(
  db: Sql,
  organizationId: string,
  { rolloverIds, after, limit }: { rolloverIds: readonly string[]; after: number; limit: number },
): Promise<Map<string, Page<StoredLetter>>> {
  const letters = await selectPages(db, { organizationId, rolloverIds, after, last: after + limit + 1 });
  return toPagesBy("rolloverId", letters, { ids: rolloverIds, limit });
}

/** Selects a page as a range of numbers, because a rollover's letters are numbered without gaps. */
const selectPages = statement(
  "rollover_letters_pages",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[]; after: number; last: number }>) =>
    selectLetters(param)
      .where("letter.rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .where("letter.number", ">", param.after)
      .where("letter.number", "<=", param.last)
      .orderBy("letter.rolloverId")
      .orderBy("letter.number"),
);

export const countLetters = createCounterByParent(
  "rollover_letters_total_count_of_many",
  (param, rolloverId) => selectLetters(param).where("letter.rolloverId", "=", rolloverId),
);

/** Returns the number of the next letter, and of the letter of the same kind that it replaces. */
export async function readNextNumber(
  db: Sql,
  organizationId: string,
  { rolloverId, kind }: { rolloverId: string; kind: LetterKind },
): Promise<{ number: number; replaces: number | null }> {
  const row = await selectNumbers.first(db, { organizationId, rolloverId, kind });
  return { number: (row?.last ?? 0) + 1, replaces: row?.lastOfKind ?? null };
}

const selectNumbers = statement(
  "rollover_letter_numbers",
  (param: Params<OrganizationParams & { rolloverId: string; kind: string }>) =>
    kysely
      .selectFrom("rolloverLetters")
      .select([
        sql<number | null>`max(number)`.as("last"),
        sql<number | null>`max(number) FILTER (WHERE kind = ${param.kind})`.as("lastOfKind"),
      ])
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId),
);

/** Inserts an unsigned letter. Omits its computed fields, which are not columns. */
export async function insertLetter(
  tx: Sql,
  { createdBy, signature: _signature, signatureRequest: _request, ...letter }: StoredLetter,
): Promise<void> {
  const {
    replacedBy: _replaced,
    instructionsVersion: _version,
    supersededByVersion: _superseded,
    ...row
  } = letter;
  await insertRow(tx, { table: "rolloverLetters", row: { ...row, createdBy: json(createdBy) } });
}

export async function saveSignature(tx: Sql, id: string, signature: StoredSignature): Promise<void> {
  await updateRow(tx, { table: "rolloverLetters", id, changes: { signature: json(signature) } });
}

export async function saveSignatureRequest(
  tx: Sql,
  id: string,
  {
    signatureRequest,
    ...details
  }: { signatureRequest: StoredSignatureRequest; signatureDetailsCiphertext?: string | null },
): Promise<void> {
  await updateRow(tx, {
    table: "rolloverLetters",
    id,
    changes: { ...details, signatureRequest: json(signatureRequest) },
  });
}

/**
 * Finds the organization of a letter that an e-signature provider's message names. The message's signature proves the provider's
 * access.
 */
export async function findLetterOrganization(db: Sql, id: string): Promise<string | null> {
  return (await selectOrganization.first(db, { id }))?.organizationId ?? null;
}

const selectOrganization = statement("rollover_letter_organization", (param: Params<{ id: string }>) =>
  kysely.selectFrom("rolloverLetters").select("organizationId").where("id", "=", param.id),
);

/** Erases the letters' texts. `eraseFiles` erases the files. */
export async function eraseLetters(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<number> {
  return (await eraseTexts(tx, { organizationId, rolloverIds })).length;
}

const eraseTexts = statement(
  "rollover_letters_erase",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[] }>) =>
    kysely
      .updateTable("rolloverLetters")
      .set({
        contentCiphertext: "",
        signatureDetailsCiphertext: null,
      })
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .returning("id"),
);
