const MAX_CHARACTERS = 100;
const MAX_DIGITS = 6;

/**
 * Whether what was typed may be a company's name, as the service takes it: nobody is refused at the last step. An email
 * address, and the digits of an account or a Social Security number, are somebody's.
 */
export function isCompanyName(text: string): boolean {
  return (
    text.length <= MAX_CHARACTERS &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/[@\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text) &&
    (text.match(/\p{Nd}/gu)?.length ?? 0) <= MAX_DIGITS
  );
}
