import { useQuery } from "@tanstack/react-query";
import { api, getBody } from "../api/client.ts";
import { getQuery } from "../api/queries.ts";
import { SearchBox, type SearchBoxProps } from "../ui/combo-box.tsx";
import { formatAccountName } from "./names.ts";
import { strings } from "./strings.ts";

const MAX_NEWEST_ACCOUNTS = 10;
const MIN_SEARCH_LENGTH = 2;

type FieldProps = Partial<
  Pick<SearchBoxProps, "label" | "hint" | "isOptional" | "name" | "isRequired" | "isDisabled">
>;
type PickerProps = FieldProps & { value: string | null; onChange: (id: string | null) => void };

/** Searches with POST to keep names out of URLs. Returns the newest accounts if the text is too short to search. */
async function search(q: string, signal: AbortSignal) {
  const { data } =
    q.length < MIN_SEARCH_LENGTH
      ? await getBody(api.GET("/v1/accounts", { params: { query: { limit: MAX_NEWEST_ACCOUNTS } }, signal }))
      : await getBody(api.POST("/portal/api/accounts/search", { body: { q }, signal }));
  return data.map((account) => ({
    id: account.id,
    label: formatAccountName(account) ?? account.id,
    hint: account.externalId ?? account.id,
  }));
}

export function AccountPicker({ value, onChange, ...fieldProps }: PickerProps) {
  const path = { id: value ?? "" };
  const { data, error } = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path } }),
    enabled: value !== null,
  });
  // Waits for the name, which is the field's initial text.
  if (value !== null && !data && !error) return null;
  return (
    <SearchBox
      key={value ?? ""}
      label={strings.account}
      hint={strings.accountHint}
      {...fieldProps}
      queryKey={["accounts"]}
      search={search}
      value={value === null ? null : { id: value, label: (data && formatAccountName(data)) ?? value }}
      onChange={(option) => onChange(option?.id ?? null)}
    />
  );
}
