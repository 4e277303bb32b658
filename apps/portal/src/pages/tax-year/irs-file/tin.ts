/** Converts `123-45-6789` to `123456789`. */
export function normalizeTin(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}

/**
 * Returns true for possible SSNs, ITINs and ATINs. The Social Security Administration never issues area 000 or 666, group 00 or
 * serial 0000. Numbers that begin with 9 are ITINs and ATINs, whose fourth and fifth digits are 50 or more.
 */
export function isRecipientTin(tin: string): boolean {
  const [, area = "", group = "", serial = ""] = /^(\d{3})(\d{2})(\d{4})$/.exec(tin) ?? [];
  if (area === "" || area === "000" || area === "666" || group === "00" || serial === "0000") return false;
  return !area.startsWith("9") || Number(group) >= 50;
}

/** First two digits that the IRS does not assign to EINs. */
const UNASSIGNED_EIN_PREFIXES = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

export function isEin(tin: string): boolean {
  return /^\d{9}$/.test(tin) && !UNASSIGNED_EIN_PREFIXES.includes(tin.slice(0, 2));
}
