import { buildCamt } from "../../../../../packages/bank-files/test/build-camt.ts";
import { buildNacha, buildReturnAddenda } from "../../../../../packages/bank-files/test/build-nacha.ts";
import { toAmount } from "./participants.ts";
import { type Arrival, type DeskDay, FILE_FORMATS, type FileFormat } from "./scenario.ts";

export interface BuiltFile {
  name: string;
  format: FileFormat;
  content: string;
  /** The content with one amount changed, so that the control totals do not match. */
  damaged: string;
  creditCents: number;
  debitCents: number;
}

export function buildBankFiles({ on, arrivals, returns }: DeskDay): BuiltFile[] {
  return FILE_FORMATS.flatMap((format) => {
    const credits = arrivals.filter((one) => one.format === format);
    const debits = returns.map(({ arrival }) => arrival).filter((one) => one.format === format);
    if (credits.length + debits.length === 0) return [];
    const content = WRITERS[format](on, credits, debits);
    const sum = (all: readonly Arrival[]) => all.reduce((total, { cents }) => total + cents, 0);
    const file = { name: `${format}-${on}`, format, content, damaged: damage(content) };
    return [{ ...file, creditCents: sum(credits), debitCents: sum(debits) }];
  });
}

/** Matches the first digit of the first amount, in any format. */
const FIRST_AMOUNT = /(?<=\n(?:\d{4}-\d\d-\d\d,\d+,|16,115,|6\d{11}.{17}|<Ntry><Amt Ccy="USD">))\d/;

function damage(content: string): string {
  return content.replace(FIRST_AMOUNT, (digit) => String((Number(digit) + 1) % 10));
}

type Writer = (on: string, credits: readonly Arrival[], debits: readonly Arrival[]) => string;

const toShortDay = (on: string) => on.slice(2).replaceAll("-", "");

const writeLockbox: Writer = (on, credits) => {
  const total = credits.reduce((sum, { cents }) => sum + cents, 0);
  return [
    "Deposit date,Check number,Amount,Payer name,Payee,Memo,Account number,Reference",
    ...credits.map(({ number, cents, payee, memo, accountReference, reference }) =>
      [on, number, toAmount(cents), "North Plan Trust", payee, memo, accountReference, reference].join(","),
    ),
    `Total,,${toAmount(total)},,,,,`,
    "",
  ].join("\n");
};

const writeBai2: Writer = (on, credits) => {
  const day = toShortDay(on);
  const total = credits.reduce((sum, { cents }) => sum + cents, 0);
  const entries = credits.map(
    ({ cents, reference, number, payee, memo }) =>
      `16,115,${cents},0,${reference},${number},${payee} ${memo}/`,
  );
  // Control totals add the balance and the entries, which are equal here. Counts include all records.
  const controlTotal = total * 2;
  const count = entries.length;
  return [
    `01,011000015,091000019,${day},0630,${day},,,2/`,
    `02,091000019,011000015,1,${day},2359,USD,2/`,
    `03,0123456789,,100,${total},${count},0/`,
    ...entries,
    `49,${controlTotal},${count + 2}/`,
    `98,${controlTotal},1,${count + 4}/`,
    `99,${controlTotal},1,${count + 6}/`,
    "",
  ].join("\n");
};

const writeNacha: Writer = (on, credits, debits) => {
  const firstDay = Date.parse(`${on.slice(0, 4)}-01-01`);
  const dayOfYear = (Date.parse(on) - firstDay) / 86_400_000 + 1;
  return buildNacha({
    createdOn: toShortDay(on),
    effectiveOn: toShortDay(on),
    settlementDay: String(dayOfYear).padStart(3, "0"),
    entryClass: "PPD",
    entries: [
      ...credits.map(({ cents, number, payee, accountReference }) => ({
        code: "22",
        cents: BigInt(cents),
        trace: number,
        account: accountReference,
        name: payee.replace(/^.* FBO /, "FBO "),
      })),
      ...debits.map(({ cents, number, accountReference }, index) => ({
        code: "26",
        cents: BigInt(cents),
        trace: `09100001${String(index + 1).padStart(7, "0")}`,
        account: accountReference,
        name: "NORTH PLAN TRUST",
        addenda: [buildReturnAddenda("R01", number)],
      })),
    ],
  });
};

const writeCamt =
  (message: "053" | "054"): Writer =>
  (on, credits) =>
    buildCamt({
      message,
      messageId: `MSG-${message}-${on}`,
      bookedOn: on,
      balances: message === "053",
      entries: credits.map((one) => ({ cents: BigInt(one.cents), details: toDetails(one) })),
    });

const toDetails = ({ reference, number, payee, memo, accountReference }: Arrival) =>
  `<AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><TxId>${number}</TxId></Refs><RltdPties><Dbtr><Pty><Nm>North Plan Trust</Nm></Pty></Dbtr><Cdtr><Pty><Nm>${payee}</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>${memo}</Ustrd><Strd><CdtrRefInf><Ref>${accountReference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`;

const WRITERS: Record<FileFormat, Writer> = {
  lockbox_csv: writeLockbox,
  bai2: writeBai2,
  nacha: writeNacha,
  camt_053: writeCamt("053"),
  camt_054: writeCamt("054"),
};
