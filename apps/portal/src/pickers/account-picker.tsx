import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { getQuery } from "../api/queries.ts";
import { SearchBox, type SearchBoxProps } from "../ui/combo-box.tsx";
import { nameOfAccount } from "./names.ts";
import { strings } from "./strings.ts";

const NEWEST = 10;
/** Minimum query length of the search endpoint. */
const SHORTEST = 2;

type Words = Partial<
  Pick<SearchBoxProps, "label" | "hint" | "isOptional" | "name" | "isRequired" | "isDisabled">
>;
type PickerProps = Words & { value: string | null; onChange: (id: string | null) => void };

/** Lists the newest accounts until the user types. Searches by POST to keep names out of URLs. */
async function search(q: string, signal: AbortSignal) {
  const { data } =
    q.length < SHORTEST
      ? await answer(api.GET("/v1/accounts", { params: { query: { limit: NEWEST } }, signal }))
      : await answer(api.POST("/portal/api/accounts/search", { body: { q }, signal }));
  return data.map((account) => ({
    id: account.id,
    label: nameOfAccount(account) ?? account.id,
    hint: account.externalId ?? account.id,
  }));
}

export function AccountPicker({ value, onChange, ...words }: PickerProps) {
  const path = { id: value ?? "" };
  const { data, error } = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path } }),
    enabled: value !== null,
  });
  if (value !== null && !data && !error) return null;
  return (
    <SearchBox
      key={value ?? ""}
      label={strings.account}
      hint={strings.accountHint}
      {...words}
      queryKey={["accounts"]}
      search={search}
      value={value === null ? null : { id: value, label: (data && nameOfAccount(data)) ?? value }}
      onChange={(option) => onChange(option?.id ?? null)}
    />
  );
}
