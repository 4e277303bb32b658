import {
  type FireAddress,
  FireFileError,
  type FireForm,
  type FireRecipient,
  writeFireFile,
} from "@svc/irs-files";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiCall } from "../../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../../people/organizations/organization-clock.ts";
import type { TaxFiling } from "../filing-store.ts";
import { readCorrectedForms } from "../read-corrections.ts";
import type { IrsFileInput } from "./irs-file-input.ts";
import { type IrsForm, listFiledForms, toCorrectedForms } from "./list-irs-forms.ts";

type Address = IrsFileInput["payer"]["address"];
type Recipient = IrsFileInput["recipients"][number];
type Issue = Parameters<typeof validationFailed>[0][number];

const MAX_MISSING = 100;

interface IrsFile {
  text: string;
  formCount: number;
  isTest: boolean;
}

/**
 * Writes a custodian's forms of a filing, or their corrections, for FIRE, the IRS's electronic filing system.
 * @throws Problem `validation_failed` without forms, for missing recipients, and for values that the format cannot hold
 */
export async function buildIrsFile(call: ApiCall, filing: TaxFiling, input: IrsFileInput): Promise<IrsFile> {
  const { db, environment, principal } = call;
  const { content, transmitter, payer } = input;
  const time = await readOrganizationTime(call, db.sql, principal.organizationId);
  const isTest = environment === "test" || (input.isTest ?? false);
  const forms =
    content === "original"
      ? await listFiledForms(db.sql, filing, payer.custodianId)
      : await listCorrections(call, filing, { input, timeZone: time.timeZone });
  if (forms.length === 0) {
    const detail =
      content === "original" ? "has no forms in this filing" : "has no corrections of this filing";
    throw validationFailed([{ pointer: "#/payer/custodianId", detail }]);
  }
  const indexes = indexRecipients(input.recipients);
  requireRecipientsOfForms(forms, indexes);
  checkFiledAs(forms, input);
  try {
    const text = writeFireFile({
      transmitter: { ...transmitter, address: toFireAddress(transmitter.address) },
      payer: { ...payer, address: toFireAddress(payer.address) },
      forms: forms.map(({ accountId, recipient, ...form }) => ({
        ...form,
        recipient: toFireRecipient(input.recipients[indexes.get(accountId) ?? 0] as Recipient, recipient),
      })) as FireForm[],
      taxYear: filing.year,
      combinedFilingStates: input.combinedFilingStates ?? [],
      isPriorYear: Number(getToday(time).slice(0, 4)) > filing.year + 1,
      isTest,
    });
    return { text, formCount: forms.length, isTest };
  } catch (error) {
    if (!(error instanceof FireFileError)) throw error;
    throw validationFailed(toIssues(error, forms, { recipients: input.recipients, indexes }));
  }
}

async function listCorrections(
  { db, environment, chainKeys }: ApiCall,
  filing: TaxFiling,
  { input, timeZone }: { input: IrsFileInput; timeZone: string },
): Promise<IrsForm[]> {
  const { custodianId } = input.payer;
  const changedAccounts = new Set(
    input.recipients.filter(hasDifferentFiledAs).map(({ accountId }) => accountId),
  );
  const comparison = { filing, timeZone, environment, chainKeys, changedAccounts };
  const forms: IrsForm[] = [];
  for await (const form of readCorrectedForms(db.sql, comparison)) {
    if (form.correction.custodianId === custodianId && form.correction.status === "final")
      forms.push(...toCorrectedForms(form));
  }
  return forms;
}

function hasDifferentFiledAs({ tin, name, filedAs }: Recipient): boolean {
  return filedAs !== undefined && (filedAs.name !== name || (filedAs.tin ?? tin) !== tin);
}

function indexRecipients(recipients: readonly Recipient[]): Map<string, number> {
  const indexes = new Map<string, number>();
  const repeated: Issue[] = [];
  for (const [index, { accountId }] of recipients.entries()) {
    if (indexes.has(accountId))
      repeated.push({ pointer: `#/recipients/${index}/accountId`, detail: "is listed twice" });
    indexes.set(accountId, index);
  }
  if (repeated.length > 0) throw validationFailed(repeated);
  return indexes;
}

function requireRecipientsOfForms(forms: readonly IrsForm[], indexes: ReadonlyMap<string, number>): void {
  const missing = [...new Set(forms.map(({ accountId }) => accountId))].filter((id) => !indexes.has(id));
  if (missing.length > 0)
    throw validationFailed(
      missing.slice(0, MAX_MISSING).map((id) => ({ pointer: "#/recipients", detail: `must include ${id}` })),
    );
}

/**
 * Requires `filedAs` of recipients whose name changed. In corrections, it must differ from the current recipient. Ignores
 * recipients without a form.
 */
function checkFiledAs(forms: readonly IrsForm[], { content, recipients }: IrsFileInput): void {
  const accountsWithForm = new Set(forms.map(({ accountId }) => accountId));
  const renamedAccounts = new Set(
    forms.filter(({ recipient }) => recipient === "filed").map(({ accountId }) => accountId),
  );
  const issues = recipients.flatMap((recipient, index): Issue[] => {
    const { accountId, filedAs } = recipient;
    const pointer = `#/recipients/${index}/filedAs`;
    if (filedAs === undefined)
      return renamedAccounts.has(accountId)
        ? [{ pointer, detail: "is required, because the recipient's name changed" }]
        : [];
    const isIgnored = content !== "corrections" || !accountsWithForm.has(accountId);
    if (isIgnored || hasDifferentFiledAs(recipient)) return [];
    return [{ pointer, detail: "must have a different name or TIN than the recipient" }];
  });
  if (issues.length > 0) throw validationFailed(issues);
}

function toFireRecipient(recipient: Recipient, version: IrsForm["recipient"]): FireRecipient {
  const { tin, name, address } = recipient;
  const filed = version === "filed" ? recipient.filedAs : undefined;
  return {
    tin: filed?.tin ?? tin,
    name: filed?.name ?? name,
    address: toFireAddress(filed?.address ?? address),
  };
}

function toFireAddress({ line1, line2, city, region, postalCode }: Address): FireAddress {
  const street = line2 === undefined ? line1 : `${line1} ${line2}`;
  return { street, city, state: region, zip: postalCode };
}

const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  street: "line1",
  state: "region",
  zip: "postalCode",
};

/** The issues point to the request's recipients, because the request has no forms. Removes duplicates. */
function toIssues(
  { issues }: FireFileError,
  forms: readonly IrsForm[],
  { recipients, indexes }: { recipients: readonly Recipient[]; indexes: ReadonlyMap<string, number> },
): Issue[] {
  const issuesByText = new Map<string, Issue>();
  for (const { path, detail } of issues) {
    const [root, index, field, ...rest] = path;
    const form = root === "forms" ? forms[Number(index)] : undefined;
    const recipientIndex = indexes.get(form?.accountId ?? "") ?? 0;
    const filedAs = form?.recipient === "filed" ? recipients[recipientIndex]?.filedAs : undefined;
    const isInFiledAs = filedAs?.[rest[0] as keyof typeof filedAs] !== undefined;
    const steps = !form
      ? path
      : field === "recipient"
        ? ["recipients", recipientIndex, ...(isInFiledAs ? ["filedAs"] : []), ...rest]
        : ["recipients", recipientIndex];
    const names = steps.map((step) => ADDRESS_FIELDS[step] ?? step);
    const issue = {
      pointer: `#/${names.join("/")}`,
      detail: form && field !== "recipient" ? `${rest.at(-1) ?? field} ${detail}` : detail,
    };
    issuesByText.set(JSON.stringify(issue), issue);
  }
  return [...issuesByText.values()];
}
