import type { ChainKeys } from "../../context/chain-keys.ts";
import type { LetterContent } from "./letter-content.ts";
import { computeSeal, isSameSeal } from "./letter-seal.ts";
import type { StoredLetter, StoredSignature } from "./letter-store.ts";

type SealedLetter = Pick<
  StoredLetter,
  | "id"
  | "organizationId"
  | "rolloverId"
  | "kind"
  | "number"
  | "replaces"
  | "accountNumbers"
  | "templateVersion"
  | "contentSha256"
  | "createdBy"
  | "createdAt"
>;

/** Returns the letter's seal, or null if the key is missing. */
export function sealLetter(keys: ChainKeys, keyId: string | null, letter: SealedLetter): string | null {
  const { id, organizationId, rolloverId, kind, number, replaces, createdBy } = letter;
  const { accountNumbers, templateVersion, contentSha256 } = letter;
  const facts = { id, organizationId, rolloverId, kind, number, replaces, accountNumbers, templateVersion };
  return computeSeal(keys, keyId, {
    purpose: "letter",
    facts: {
      ...facts,
      contentSha256,
      createdBy: { type: createdBy.type, id: createdBy.id },
      createdAt: letter.createdAt.toISOString(),
    },
  });
}

type SealedFile = Pick<StoredLetter, "seal" | "fileId" | "fileSha256" | "fileSize">;

export function sealFile(
  keys: ChainKeys,
  keyId: string | null,
  { seal, fileId, fileSha256, fileSize }: SealedFile,
): string | null {
  return computeSeal(keys, keyId, { purpose: "file", facts: { seal, fileId, fileSha256, fileSize } });
}

export function sealSignature(
  keys: ChainKeys,
  keyId: string | null,
  { letterSeal, signature }: { letterSeal: string; signature: Omit<StoredSignature, "seal"> },
): string | null {
  const { name, title, signedAt, signedBy, ipAddress, signedSha256 } = signature;
  const { fileId, fileSha256, fileSize, documentId, request } = signature;
  return computeSeal(keys, keyId, {
    purpose: "signature",
    facts: {
      letterSeal,
      name,
      title,
      signedAt,
      signedBy: { type: signedBy.type, id: signedBy.id },
      ipAddress,
      signedSha256,
      fileId,
      fileSha256,
      fileSize,
      documentId,
      ...(request && { request: { number: request.number, endpointId: request.endpointId } }),
    },
  });
}

/**
 * Returns false if the letter, its file or its signature was changed outside the service. Null if CHAIN_KEY does not
 * contain the key.
 */
export function isSealed(keys: ChainKeys, letter: StoredLetter): boolean | null {
  const { sealKeyId, seal, fileSeal, signature } = letter;
  if (!keys.find(sealKeyId)) return null;
  return (
    isSameSeal(sealLetter(keys, sealKeyId, letter), seal) &&
    isSameSeal(sealFile(keys, sealKeyId, letter), fileSeal) &&
    (signature === null ||
      isSameSeal(sealSignature(keys, sealKeyId, { letterSeal: seal, signature }), signature.seal))
  );
}

const toTextLocation = (rowId: string) => ({ table: "rollover_letters", column: "content", rowId });

interface Cipher {
  encrypt(text: string, location: ReturnType<typeof toTextLocation>): string;
  decrypt(ciphertext: string, location: ReturnType<typeof toTextLocation>): string;
}

/** Encrypts the content for this letter only. */
export function encryptContent(cipher: Cipher, content: LetterContent): string {
  return cipher.encrypt(JSON.stringify(content), toTextLocation(content.letterId));
}

/** @throws Error if the text was erased or belongs to another letter */
export function decryptContent(
  cipher: Cipher,
  { id, contentCiphertext }: Pick<StoredLetter, "id" | "contentCiphertext">,
): LetterContent {
  return JSON.parse(cipher.decrypt(contentCiphertext, toTextLocation(id))) as LetterContent;
}
