import { inSqlTransaction, type Transaction } from "@svc/database";
import type { Transact } from "@svc/operations";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { newId } from "@svc/service-kit";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { getOrganizationName } from "../../people/organizations/organizations.ts";
import { requireSecondPerson, type UsedApproval } from "../../people/second-person/require-second-person.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { markFileStored } from "../documents/document-file-store.ts";
import { readInstructionSides } from "../instructions/instruction-sides.ts";
import { type RevealFacts, readRevealFacts, requireRevealable } from "../instructions/reveal.ts";
import { listOpenNigoItems } from "../nigo/nigo-store.ts";
import { openAccountNumber } from "../store/account-number.ts";
import { readWholeRollovers } from "../store/read-rollover.ts";
import { readInstructionVersion } from "../timeline/instruction-versions.ts";
import { composeLetter } from "./compose-letter.ts";
import { encryptContent, sealFile, sealLetter } from "./letter-evidence.ts";
import { storeLetterFile } from "./letter-file.ts";
import type { LetterKind } from "./letter-kinds.ts";
import { digestContent } from "./letter-seal.ts";
import { insertLetter, readNextNumber, type StoredLetter } from "./letter-store.ts";
import { type LetterView, toLetterView } from "./letter-view.ts";
import { loadRenderer } from "./load-renderer.ts";
import { recordLetter } from "./record-letter.ts";
import { readLetterTemplate } from "./templates/template-store.ts";

interface LetterRequest {
  id: string;
  kind: LetterKind;
  accountNumbers: "full" | "masked";
}

/** Maximum renderings of a letter. It is rendered again if the rollover changes or gets another letter meanwhile. */
const MAX_ATTEMPTS = 3;

class OutdatedLetterError extends Error {
  override name = "OutdatedLetterError";
}

/** @throws Problem as `issueLetter` declares */
export async function issueNewLetter(
  call: ApiCall,
  transact: Transact<LetterView>,
  request: LetterRequest,
): Promise<LetterView> {
  for (let attempt = 1; ; attempt += 1) {
    const revealFacts = await readRevealFacts(call, request.id);
    const letter = await prepareLetter(call, request, revealFacts);
    try {
      return await transact((tx) => storeLetter(call, tx, { letter, revealFacts }));
    } catch (error) {
      await letter.discard();
      if (!(error instanceof OutdatedLetterError)) throw error;
      if (attempt === MAX_ATTEMPTS) {
        throw new Problem(
          "version_conflict",
          "The rollover changed while its letter was written. Try again.",
        );
      }
    }
  }
}

/** Returns a plain transaction for a call without an idempotency key. */
export function toTransact<T>(call: ApiCall, transact: Transact<T> | null): Transact<T> {
  return transact ?? ((work) => inSqlTransaction(call.db, (tx: Transaction) => work(tx, () => {}, [])));
}

interface PreparedLetter {
  row: StoredLetter;
  rolloverVersion: number;
  discard(): Promise<void>;
}

async function prepareLetter(
  call: ApiCall,
  { id: rolloverId, kind, accountNumbers }: LetterRequest,
  revealFacts: RevealFacts,
): Promise<PreparedLetter> {
  const { db, chainKeys, principal, environment, cipher } = call;
  const { organizationId, actor } = principal;
  const [rollover] = await readWholeRollovers(db.sql, organizationId, [rolloverId]);
  if (!rollover) throw notFound("rollover");
  requireRevealable(rollover);
  const time = await readOrganizationTime(call, db.sql, organizationId);
  const template = await readLetterTemplate(db.sql, organizationId);
  const areFull = accountNumbers === "full";
  const readNumber = (side: "source" | "destination") =>
    areFull
      ? openAccountNumber(cipher, rolloverId, {
          side,
          ciphertext: rollover[`${side}AccountNumberCiphertext`],
        })
      : rollover[`${side}AccountNumberMask`];
  const { number, replaces } = await readNextNumber(db.sql, organizationId, { rolloverId, kind });
  const { directory } = revealFacts;
  const sides = await readInstructionSides({ cipher, today: getToday(time), directory }, db.sql, rollover);
  const content = composeLetter({
    ...revealFacts,
    sides,
    rollover,
    letterId: newId("ltr"),
    kind,
    number,
    replaces,
    environment,
    time,
    accountNumbers: { source: readNumber("source"), destination: readNumber("destination"), areFull },
    template: template.content,
    organizationName: await getOrganizationName(db.sql, organizationId),
    nigoItems: kind === "nigo" ? await listOpenNigoItems(db.sql, organizationId, rolloverId) : [],
  });
  const letter = {
    id: content.letterId,
    organizationId,
    rolloverId,
    kind,
    number,
    replaces,
    accountNumbers,
    templateVersion: template.version,
    contentCiphertext: encryptContent(cipher, content),
    contentSha256: digestContent(content),
    sealKeyId: chainKeys.currentId,
    signature: null,
    signatureRequest: null,
    signatureDetailsCiphertext: null,
    createdBy: { type: actor.type, id: actor.id },
    createdAt: time.now,
    replacedBy: null,
    instructionsVersion: 1,
    supersededByVersion: null,
  };
  const seal = requireSeal(sealLetter(chainKeys, letter.sealKeyId, letter));
  const bytes = await (await loadRenderer()).renderLetter(content, {
    seal,
    logo: template.content.logo,
    signature: null,
  });
  const file = await storeLetterFile(call, rolloverId, bytes);
  const sealedFile = { seal, fileId: file.id, fileSha256: file.sha256, fileSize: file.size };
  const fileSeal = requireSeal(sealFile(chainKeys, letter.sealKeyId, sealedFile));
  return {
    row: { ...letter, ...sealedFile, fileSeal },
    rolloverVersion: rollover.version,
    discard: file.discard,
  };
}

export function requireSeal(seal: string | null): string {
  if (seal === null) throw new Error("CHAIN_KEY does not contain the key that seals this letter");
  return seal;
}

async function storeLetter(
  call: ApiCall,
  tx: Transaction,
  { letter: { row, rolloverVersion }, revealFacts }: { letter: PreparedLetter; revealFacts: RevealFacts },
): Promise<LetterView> {
  const { organizationId, rolloverId, kind, accountNumbers } = row;
  const { rollover, time, approval } = await lockForLetter(call, tx, {
    rolloverId,
    accountNumbers,
    ...revealFacts,
  });
  const { number, replaces } = await readNextNumber(tx, organizationId, { rolloverId, kind });
  if (rollover.version !== rolloverVersion || number !== row.number || replaces !== row.replaces) {
    throw new OutdatedLetterError("the rollover changed after its letter was rendered");
  }
  await requireStored(tx, organizationId, row.fileId);
  await insertLetter(tx, row);
  const event = {
    type: "rollover.letter_issued",
    at: time.now,
    sha256: row.fileSha256,
    approval,
  } as const;
  await recordLetter(call, tx, { rollover, letter: row, event });
  const { version: instructionsVersion } = await readInstructionVersion(tx, rollover);
  return toLetterView(call, { ...row, instructionsVersion });
}

/** @throws Problem `dependency_unavailable` */
export async function requireStored(tx: Transaction, organizationId: string, fileId: string): Promise<void> {
  if (await markFileStored(tx, organizationId, fileId)) return;
  throw new Problem("dependency_unavailable", "The letter's PDF was not stored completely. Try again.");
}

/** Full account numbers need a second person, if the organization requires one for `reveal`. */
async function lockForLetter(
  call: ApiCall,
  tx: Transaction,
  {
    rolloverId,
    accountNumbers,
    account,
    directory,
  }: RevealFacts & { rolloverId: string; accountNumbers: "full" | "masked" },
): Promise<{ rollover: VerifiedRollover; time: OrganizationTime; approval: UsedApproval | null }> {
  const { organizationId } = call.principal;
  const rollover = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!rollover) throw notFound("rollover");
  requireRevealable(rollover);
  const subject = { rollover, account, directory };
  const approval =
    accountNumbers === "full"
      ? await requireSecondPerson(call, tx, { action: "reveal", rolloverId, subject })
      : null;
  return { rollover, time: await readOrganizationTime(call, tx, organizationId), approval };
}
