import {
  type AccountSecrets,
  type BlindIndex,
  type FieldCipher,
  normaliseAccountNumber,
} from "@svc/accounts";
import type { LockedRollover } from "./rollover.ts";

/** An account number as it is stored: never in the clear. */
export interface SealedAccountNumber {
  ciphertext: string;
  /** By which the same number is found again within the organization. */
  index: string;
  mask: string;
}

/** Seals an account number for one side of a rollover; the ciphertext is bound to that place. */
export function sealAccountNumber(
  secrets: AccountSecrets,
  place: { organizationId: string; rolloverId: string; side: "source" | "destination" },
  accountNumber: string,
): SealedAccountNumber {
  const number = normaliseAccountNumber(accountNumber);
  const column = `${place.side}_account_number`;
  return {
    ciphertext: secrets.cipher.encrypt(accountNumber, {
      table: "rollovers",
      column,
      rowId: place.rolloverId,
    }),
    index: accountNumberIndex(secrets.blindIndex, place.organizationId, number),
    mask: maskOf(number),
  };
}

type Holding<Side extends "source" | "destination"> = Pick<
  LockedRollover,
  "id" | "organizationId" | `${Side}AccountNumberCiphertext`
>;

/** The digest of an account number that a rollover holds, under each key, the current one first. */
export function accountNumberIndexes<Side extends "source" | "destination">(
  { cipher, blindIndex }: AccountSecrets,
  row: Holding<Side>,
  side: Side,
): string[] {
  const number = openAccountNumber(cipher, row.id, side, row[`${side}AccountNumberCiphertext`]);
  return blindIndex.each.map((one) =>
    accountNumberIndex(one, row.organizationId, normaliseAccountNumber(number)),
  );
}

function accountNumberIndex(blindIndex: BlindIndex, organizationId: string, normalised: string): string {
  return blindIndex.digest("rollover.accountNumber", organizationId, normalised);
}

/** The columns of one side's account number for another rollover of the same participant, whose row the ciphertext is bound to. */
export function resealAccountNumber<Side extends "source" | "destination">(
  secrets: AccountSecrets,
  from: Holding<Side>,
  rolloverId: string,
  side: Side,
) {
  const number = openAccountNumber(secrets.cipher, from.id, side, from[`${side}AccountNumberCiphertext`]);
  const { organizationId } = from;
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

/** The last four characters, or fewer of a short number: a mask never shows more than half of what it hides. */
function maskOf(number: string): string {
  return `****${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

/** An account number that a rollover holds. @throws Error where it was erased, or is not of this row */
export function openAccountNumber(
  cipher: FieldCipher,
  rolloverId: string,
  side: "source" | "destination",
  ciphertext: string,
): string {
  return cipher.decrypt(ciphertext, {
    table: "rollovers",
    column: `${side}_account_number`,
    rowId: rolloverId,
  });
}
