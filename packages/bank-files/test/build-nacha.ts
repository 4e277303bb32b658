/** Independent of the source, with correct controls. */

interface NachaEntry {
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
  settlementDay?: string;
  effectiveOn?: string;
  /** Day of the file, `YYMMDD`. */
  createdOn?: string;
}

const left = (text: string, width: number) => text.padEnd(width).slice(0, width);
const right = (value: bigint | number | string, width: number) => String(value).padStart(width, "0");

export const returnAddenda = (code: string, original: string, information = "") => ({
  type: "99",
  text: `${code}${original}${left("", 6)}09100001${left(information, 44)}`,
});

export const changeAddenda = (code: string, original: string, data: string) => ({
  type: "98",
  text: `${code}${original}${left("", 6)}09100001${left(data, 29)}`,
});

export function buildNacha(options: NachaOptions): string {
  const { entries, entryClass = "PPD", settlementDay = "324", effectiveOn = "261120" } = options;
  const { createdOn = "261120" } = options;
  const lines = [
    `101 091000019 011000015${createdOn}1030A094101RECEIVING BANK         SENDING BANK                   `,
    `5200${left("NORTH PLAN TRUST", 16)}${left("", 20)}1234567890${left(entryClass, 3)}${left("ROLLOVER", 10)}${left("", 6)}${left(effectiveOn, 6)}${left(settlementDay, 3)}1011000010000001`,
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
    const { trace = `01100001${right(index + 1, 7)}`, addenda = [] } = entry;
    lines.push(
      `6${code}${routing}${left(account, 17)}${right(cents, 10)}${left(id, 15)}${left(name, 22)}  ${addenda.length > 0 ? 1 : 0}${trace}`,
    );
    for (const [position, { type, text }] of addenda.entries()) {
      const isPayment = type === "05";
      const end = isPayment ? `${right(position + 1, 4)}${trace.slice(-7)}` : trace;
      lines.push(`7${type}${left(text, isPayment ? 80 : 76)}${end}`);
    }
    count += 1 + addenda.length;
    hash += BigInt(routing.slice(0, 8));
    if (Number(code[1]) < 5) credits += cents;
    else debits += cents;
  }
  const sums = `${right(hash % 10_000_000_000n, 10)}${right(debits, 12)}${right(credits, 12)}`;
  lines.push(`8200${right(count, 6)}${sums}1234567890${left("", 25)}011000010000001`);
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9${right(1, 6)}${right(blocks, 6)}${right(count, 8)}${sums}${left("", 39)}`);
  while (lines.length % 10 > 0) lines.push("9".repeat(94));
  return `${lines.join("\n")}\n`;
}
