import {
  type AccountSecrets,
  type BlindIndex,
  type FieldCipher,
  normalizeAccountNumber,
} from "@svc/accounts";
import type { LockedRollover } from "@svc/rollover-rules/rollover";

interface SealedAccountNumber {
  ciphertext: string;
  index: string;
  mask: string;
}

/** Encrypts the number for this rollover and side only. */
export function sealAccountNumber(
  secrets: AccountSecrets,
  location: { organizationId: string; rolloverId: string; side: "source" | "destination" },
  accountNumber: string,
): SealedAccountNumber {
  const number = normalizeAccountNumber(accountNumber);
  const column = `${location.side}_account_number`;
  return {
    ciphertext: secrets.cipher.encrypt(accountNumber, {
      table: "rollovers",
      column,
      rowId: location.rolloverId,
    }),
    index: computeAccountNumberIndex(secrets.blindIndex, location.organizationId, number),
    mask: maskAccountNumber(number),
  };
}

type AccountNumberRow<Side extends "source" | "destination"> = Pick<
  LockedRollover,
  "id" | "organizationId" | `${Side}AccountNumberCiphertext`
>;

/** Returns a digest under each index key, current key first. */
export function computeAccountNumberIndexes<Side extends "source" | "destination">(
  { cipher, blindIndex }: AccountSecrets,
  row: AccountNumberRow<Side>,
  side: Side,
): string[] {
  const number = openAccountNumber(cipher, row.id, {
    side,
    ciphertext: row[`${side}AccountNumberCiphertext`],
  });
  return blindIndex.perKey.map((keyIndex) =>
    computeAccountNumberIndex(keyIndex, row.organizationId, normalizeAccountNumber(number)),
  );
}

function computeAccountNumberIndex(
  blindIndex: BlindIndex,
  organizationId: string,
  normalizedNumber: string,
): string {
  return blindIndex.digest("rollover.accountNumber", organizationId, normalizedNumber);
}

/** Encrypts the number for another rollover. Returns that rollover's columns. */
export function resealAccountNumber<Side extends "source" | "destination">(
  secrets: AccountSecrets,
  row: AccountNumberRow<Side>,
  { rolloverId, side }: { rolloverId: string; side: Side },
) {
  const number = openAccountNumber(secrets.cipher, row.id, {
    side,
    ciphertext: row[`${side}AccountNumberCiphertext`],
  });
  const { organizationId } = row;
  const { ciphertext, index, mask } = sealAccountNumber(
    secrets,
    { organizationId, rolloverId, side },
    number,
  );
  return {
    [`${side}AccountNumberCiphertext`]: ciphertext,
    [`${side}AccountNumberIndex`]: index,
    [`${side}AccountNumberMask`]: mask,
  } as Record<`${Side}AccountNumber${"Ciphertext" | "Index" | "Mask"}`, string>;
}

/** Keeps up to four characters, and at most half of the number. */
function maskAccountNumber(number: string): string {
  return `****${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

/** @throws Error if the number was erased or belongs to another row */
export function openAccountNumber(
  cipher: FieldCipher,
  rolloverId: string,
  { side, ciphertext }: { side: "source" | "destination"; ciphertext: string },
): string {
  return cipher.decrypt(ciphertext, {
    table: "rollovers",
    column: `${side}_account_number`,
    rowId: rolloverId,
  });
}
