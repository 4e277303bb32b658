import { queryOptions } from "@tanstack/react-query";
import { api, getBody, type Schemas } from "../../../api/client.ts";
import type { operations } from "../../../generated/api.ts";
import type { TaxCorrection, TaxLine } from "../tax-report.ts";

export type IrsFileContent = "original" | "corrections";

/** Recipient of forms. Name and address come from the account. */
export interface Recipient {
  accountId: string;
  name: string;
  /** Null if the account has no address in the United States. */
  address: Address | null;
  ssnLast4: string | null;
}

export type IrsFileRequest = operations["writeIrsFile"]["requestBody"]["content"]["application/json"];
export type Address = IrsFileRequest["payer"]["address"];

type FormOfAccount = Pick<TaxLine | TaxCorrection, "accountId" | "custodianId">;

export function listCustodianIds(forms: readonly FormOfAccount[]): string[] {
  return [...new Set(forms.map(({ custodianId }) => custodianId))];
}

export function listAccountIds(forms: readonly FormOfAccount[], custodianId: string): string[] {
  const ids = forms.filter((form) => form.custodianId === custodianId).map(({ accountId }) => accountId);
  return [...new Set(ids)];
}

/** Below the API's limit of 100 IDs per request. */
const IDS_PER_REQUEST = 50;

export const recipientsQuery = (accountIds: readonly string[]) =>
  queryOptions({
    queryKey: ["irs-file-recipients", ...accountIds],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Recipient[]> => {
      const recipients: Recipient[] = [];
      for (let start = 0; start < accountIds.length; start += IDS_PER_REQUEST) {
        const ids = accountIds.slice(start, start + IDS_PER_REQUEST);
        const query = { ids: ids.join(","), limit: ids.length };
        const { data } = await getBody(api.GET("/v1/accounts", { params: { query }, signal }));
        recipients.push(...data.map(toRecipient));
      }
      return recipients;
    },
  });

function toRecipient({ id, firstName, lastName, address, ssnLast4 }: Schemas["Account"]): Recipient {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  if (address?.country !== "US" || !address.region || !address.postalCode)
    return { accountId: id, name, address: null, ssnLast4 };
  const { line1, line2, city, region, postalCode } = address;
  return {
    accountId: id,
    name,
    ssnLast4,
    address: { line1, ...(line2 ? { line2 } : {}), city, region, postalCode },
  };
}
