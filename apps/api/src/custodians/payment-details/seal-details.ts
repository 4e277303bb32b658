import type { FieldCipher } from "@svc/accounts";
import { maskAccount } from "@svc/custodians";
import type { OpenedDetails, PaymentDetails, StoredDetails } from "./payment-details.ts";

interface AccountNumbers {
  wire: string | null;
  ach: string | null;
}

const toFieldLocation = (id: string) => ({ table: "payment_details", column: "account_numbers", rowId: id });

export function sealDetails(
  cipher: FieldCipher,
  id: string,
  { wire, ach, ...others }: OpenedDetails,
): Pick<PaymentDetails, "details" | "accountNumbersCiphertext"> {
  const numbers: AccountNumbers = { wire: wire?.accountNumber ?? null, ach: ach?.accountNumber ?? null };
  const hasNumbers = numbers.wire !== null || numbers.ach !== null;
  return {
    details: { ...others, wire: wire && maskAccount(wire), ach: ach && maskAccount(ach) },
    accountNumbersCiphertext: hasNumbers
      ? cipher.encrypt(JSON.stringify(numbers), toFieldLocation(id))
      : null,
  };
}

export function openDetails(
  cipher: FieldCipher,
  { id, details, accountNumbersCiphertext }: PaymentDetails,
): OpenedDetails {
  const numbers: AccountNumbers =
    accountNumbersCiphertext === null
      ? { wire: null, ach: null }
      : JSON.parse(cipher.decrypt(accountNumbersCiphertext, toFieldLocation(id)));
  const { wire, ach, ...others } = details;
  return { ...others, wire: addNumber(wire, numbers.wire), ach: addNumber(ach, numbers.ach) };
}

function addNumber<Details extends StoredDetails["wire"] | StoredDetails["ach"]>(
  details: Details,
  accountNumber: string | null,
) {
  if (details === null || accountNumber === null) return null;
  const { accountNumberMask: _mask, ...others } = details;
  return { ...others, accountNumber } as Omit<NonNullable<Details>, "accountNumberMask"> & {
    accountNumber: string;
  };
}
