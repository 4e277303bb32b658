interface NachaEntry {
  /** Transaction code, such as `22` for a credit to a checking account. */
  code?: string;
  routing?: string;
  account?: string;
  cents?: bigint;
  id?: string;
  name?: string;
  trace?: string;
  /** Text after the addenda type, such as `R01…`. */
  addenda?: { type: string; text: string }[];
}

interface NachaOptions {
  entries: NachaEntry[];
  entryClass?: string;
  /** Day of the year, `DDD`. */
  settlementDay?: string;
  /** `YYMMDD`. */
  effectiveOn?: string;
  /** `YYMMDD`. */
  createdOn?: string;
}

const padText = (text: string, width: number) => text.padEnd(width).slice(0, width);
const padNumber = (value: bigint | number | string, width: number) => String(value).padStart(width, "0");

export const buildReturnAddenda = (code: string, original: string, information = "") => ({
  type: "99",
  text: `${code}${original}${padText("", 6)}09100001${padText(information, 44)}`,
});

export const buildChangeAddenda = (code: string, original: string, data: string) => ({
  type: "98",
  text: `${code}${original}${padText("", 6)}09100001${padText(data, 29)}`,
});

export function buildNacha(options: NachaOptions): string {
  const { entries, entryClass = "PPD", settlementDay = "324", effectiveOn = "261120" } = options;
  const { createdOn = "261120" } = options;
  const lines = [
    `101 091000019 011000015${createdOn}1030A094101RECEIVING BANK         SENDING BANK                   `,
    `5200${padText("NORTH PLAN TRUST", 16)}${padText("", 20)}1234567890${padText(entryClass, 3)}${padText("ROLLOVER", 10)}${padText("", 6)}${padText(effectiveOn, 6)}${padText(settlementDay, 3)}1011000010000001`,
  ];
  let count = 0;
  let hash = 0n;
  let credits = 0n;
  let debits = 0n;
  for (const [index, entry] of entries.entries()) {
    const {
      code = "22",
      routing = "091000019",
      account = "IRA-0001",
      cents = 0n,
      id = "",
      name = "ADA BYRON",
    } = entry;
    const { trace = `01100001${padNumber(index + 1, 7)}`, addenda = [] } = entry;
    lines.push(
      `6${code}${routing}${padText(account, 17)}${padNumber(cents, 10)}${padText(id, 15)}${padText(name, 22)}  ${addenda.length > 0 ? 1 : 0}${trace}`,
    );
    for (const [position, { type, text }] of addenda.entries()) {
      const isPayment = type === "05";
      const end = isPayment ? `${padNumber(position + 1, 4)}${trace.slice(-7)}` : trace;
      lines.push(`7${type}${padText(text, isPayment ? 80 : 76)}${end}`);
    }
    count += 1 + addenda.length;
    hash += BigInt(routing.slice(0, 8));
    // The second digit is below 5 for credits.
    const isCredit = Number(code[1]) < 5;
    if (isCredit) credits += cents;
    else debits += cents;
  }
  const sums = `${padNumber(hash % 10_000_000_000n, 10)}${padNumber(debits, 12)}${padNumber(credits, 12)}`;
  lines.push(`8200${padNumber(count, 6)}${sums}1234567890${padText("", 25)}011000010000001`);
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9${padNumber(1, 6)}${padNumber(blocks, 6)}${padNumber(count, 8)}${sums}${padText("", 39)}`);
  while (lines.length % 10 > 0) lines.push("9".repeat(94));
  return `${lines.join("\n")}\n`;
}
