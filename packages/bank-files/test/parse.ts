import { type BankEntry, type BankFile, type ParseOptions, parseBankFile } from "@svc/bank-files";

export const parse = (text: string, options: ParseOptions = {}): BankFile =>
  parseBankFile(new TextEncoder().encode(text), options);

/** Lists issues as `<line> <code>`. */
export const listIssues = ({ issues }: BankFile): string[] =>
  issues.map(({ line, code }) => `${line} ${code}`);

export const getSingleEntry = ({ entries }: BankFile): BankEntry => {
  if (entries.length !== 1) throw new Error(`${entries.length} entries`);
  return entries[0]!;
};

export const sumEntries = (entries: readonly BankEntry[], direction: string): string => {
  const cents = entries
    .filter((entry) => entry.direction === direction)
    .reduce((sum, { amount }) => sum + BigInt(amount.replace(".", "")), 0n);
  return formatCents(cents);
};

export const formatCents = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
