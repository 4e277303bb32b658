import { useQuery } from "@tanstack/react-query";
import { api, getBody } from "../api/client.ts";
import { SearchBox, type SearchBoxProps } from "../ui/combo-box.tsx";
import { custodianQuery } from "./names.ts";
import { strings } from "./strings.ts";

const MAX_RESULTS = 20;

type FieldProps = Partial<
  Pick<SearchBoxProps, "label" | "hint" | "isOptional" | "name" | "isRequired" | "isDisabled">
>;
type PickerProps = FieldProps & { value: string | null; onChange: (id: string | null) => void };

async function search(text: string, signal: AbortSignal) {
  const query = { limit: MAX_RESULTS, ...(text === "" ? {} : { q: text }) };
  const { data } = await getBody(api.GET("/v1/custodians", { params: { query }, signal }));
  return data.map(({ id, name }) => ({ id, label: name }));
}

export function CustodianPicker({ value, onChange, ...fieldProps }: PickerProps) {
  const { data, error } = useQuery({ ...custodianQuery(value ?? ""), enabled: value !== null });
  // Waits for the name, which is the field's initial text.
  if (value !== null && !data && !error) return null;
  return (
    <SearchBox
      key={value ?? ""}
      label={strings.custodian}
      hint={strings.custodianHint}
      {...fieldProps}
      queryKey={["custodians"]}
      search={search}
      value={value === null ? null : { id: value, label: data?.name ?? value }}
      onChange={(option) => onChange(option?.id ?? null)}
    />
  );
}
