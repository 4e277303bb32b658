import {
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type Params,
  type Sql,
  statement,
} from "@svc/database";
import type { TimelineActor } from "../../../context/actor.ts";
import { DEFAULT_TEMPLATE, type LetterTemplate, type StoredTemplate } from "./letter-template.ts";

const selectTemplates = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("letterTemplates")
    .select(["version", "content", "createdAt"])
    .where("organizationId", "=", param.organizationId)
    .$narrowType<{ content: LetterTemplate }>();

export async function readLetterTemplate(db: Sql, organizationId: string): Promise<StoredTemplate> {
  return (await readCurrent.first(db, { organizationId })) ?? DEFAULT_TEMPLATE;
}

const readCurrent = statement("letter_template_current", (param: Params<OrganizationParams>) =>
  selectTemplates(param).orderBy("version", "desc").limit(1),
);

export async function findLetterTemplate(
  db: Sql,
  organizationId: string,
  version: number,
): Promise<StoredTemplate | null> {
  if (version === DEFAULT_TEMPLATE.version) return DEFAULT_TEMPLATE;
  return findVersion.first(db, { organizationId, version });
}

const findVersion = statement(
  "letter_template_version",
  (param: Params<OrganizationParams & { version: number }>) =>
    selectTemplates(param).where("version", "=", param.version),
);

export async function insertLetterTemplate(
  tx: Sql,
  organizationId: string,
  {
    content,
    ...row
  }: { version: number; content: LetterTemplate; createdBy: TimelineActor; createdAt: Date },
): Promise<void> {
  await insertRow(tx, {
    table: "letterTemplates",
    row: {
      ...row,
      organizationId,
      content: json(content),
      createdBy: json(row.createdBy),
    },
  });
}
