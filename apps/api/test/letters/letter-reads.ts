import type { Sql } from "@svc/database";
import * as letters from "../../src/rollovers/letters/letter-store.ts";
import { DEFAULT_TEMPLATE } from "../../src/rollovers/letters/templates/letter-template.ts";
import * as templates from "../../src/rollovers/letters/templates/template-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";

const ID = "ltr_00000000000000000000000001";
const AT = new Date(0);
const ACTOR = { type: "api_key", id: "key_1" } as const;

async function insertLetter(tx: Sql, { organizationId, rolloverId }: OrganizationData): Promise<void> {
  await letters.insertLetter(tx, {
    id: ID,
    organizationId,
    rolloverId,
    kind: "cover_sheet",
    number: 1,
    replaces: null,
    accountNumbers: "masked",
    templateVersion: 0,
    contentCiphertext: "d2.none",
    contentSha256: "",
    fileId: "doc_1",
    fileSha256: "",
    fileSize: 1,
    seal: "",
    fileSeal: "",
    sealKeyId: null,
    signature: null,
    signatureRequest: null,
    signatureDetailsCiphertext: null,
    createdBy: ACTOR,
    createdAt: AT,
    replacedBy: null,
    instructionsVersion: 1,
    supersededByVersion: null,
  });
}

const insertTemplate = (tx: Sql, organizationId: string) =>
  templates.insertLetterTemplate(tx, organizationId, {
    version: 1,
    content: { ...DEFAULT_TEMPLATE.content, name: "Sample Trust" },
    createdBy: ACTOR,
    createdAt: AT,
  });

export const LETTER_READS: Record<string, OrganizationRead> = {
  findLetter: async (tx, org, owner) => {
    await insertLetter(tx, owner);
    return (await letters.findLetter(tx, org, ID))?.kind ?? "none";
  },
  listLetters: async (tx, org, owner) => {
    await insertLetter(tx, owner);
    const pages = await letters.listLetters(tx, org, { rolloverIds: [owner.rolloverId], after: 0, limit: 5 });
    return pages.get(owner.rolloverId)?.items.map(({ id }) => id);
  },
  countLetters: async (tx, org, owner) => {
    await insertLetter(tx, owner);
    return [...(await letters.countLetters(tx, org, [owner.rolloverId])).values()];
  },
  readNextNumber: async (tx, org, owner) => {
    await insertLetter(tx, owner);
    return (
      (await letters.readNextNumber(tx, org, { rolloverId: owner.rolloverId, kind: "cover_sheet" }))
        .replaces ?? "none"
    );
  },
  eraseLetters: async (tx, org, owner) => {
    await insertLetter(tx, owner);
    return letters.eraseLetters(tx, org, [owner.rolloverId]);
  },
  readLetterTemplate: async (tx, org, { organizationId }) => {
    await insertTemplate(tx, organizationId);
    return (await templates.readLetterTemplate(tx, org)).content.name ?? "none";
  },
  findLetterTemplate: async (tx, org, { organizationId }) => {
    await insertTemplate(tx, organizationId);
    return (await templates.findLetterTemplate(tx, org, 1))?.content.name ?? "none";
  },
};
