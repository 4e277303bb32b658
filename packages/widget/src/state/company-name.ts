const MAX_CHARACTERS = 100;
const MAX_DIGITS = 6;

/**
 * Applies the service's rule: no email addresses, and at most six digits, because more may be an account or Social Security
 * number.
 */
export function isCompanyName(text: string): boolean {
  return (
    text.length <= MAX_CHARACTERS &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/[@\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text) &&
    (text.match(/\p{Nd}/gu)?.length ?? 0) <= MAX_DIGITS
  );
}
