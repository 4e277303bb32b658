import { isRecipientTin, normalizeTin } from "./tin.ts";

export interface ReadTinsResult {
  tins: ReadonlyMap<string, string>;
  /** Line numbers (from 1) where the TIN is invalid or differs from an earlier TIN of the account. */
  invalidLines: number[];
  /** Number of lines whose account has no form in this filing. */
  unknownCount: number;
}

const HEADER = /^account\s?_?id$/i;

/**
 * Reads lines of `accountId,tin`, separated by commas, semicolons or tabs. The header is optional.
 * @param accountIds accounts with a form in this filing
 */
export function readTins(text: string, accountIds: ReadonlySet<string>): ReadTinsResult {
  const tins = new Map<string, string>();
  const invalidLines: number[] = [];
  let unknownCount = 0;
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const [accountId = "", number = ""] = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ""));
    if (line.trim() === "" || (index === 0 && HEADER.test(accountId))) continue;
    const tin = normalizeTin(number);
    const earlier = tins.get(accountId);
    if (!isRecipientTin(tin) || (earlier !== undefined && earlier !== tin)) invalidLines.push(index + 1);
    else if (accountIds.has(accountId)) tins.set(accountId, tin);
    else unknownCount += 1;
  }
  return { tins, invalidLines, unknownCount };
}
