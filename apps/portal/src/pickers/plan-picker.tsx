import { useQuery } from "@tanstack/react-query";
import { api, getBody, type Schemas } from "../api/client.ts";
import { SearchBox, type SearchBoxProps } from "../ui/combo-box.tsx";
import { planQuery } from "./names.ts";
import { strings } from "./strings.ts";

const MAX_RESULTS = 20;

type FieldProps = Partial<
  Pick<SearchBoxProps, "label" | "hint" | "isOptional" | "name" | "isRequired" | "isDisabled">
>;
type PickerProps = FieldProps & { value: string | null; onChange: (id: string | null) => void };
type Plan = Schemas["Plan"];

async function search(text: string, signal: AbortSignal) {
  const query = { limit: MAX_RESULTS, ...(text === "" ? {} : { q: text }) };
  const { data } = await getBody(api.GET("/v1/plans", { params: { query }, signal }));
  return data.map((plan: Plan) => ({
    id: plan.id,
    label: plan.name,
    hint: [plan.sponsorName, plan.form5500Key].filter(Boolean).join(", "),
  }));
}

export function PlanPicker({ value, onChange, ...fieldProps }: PickerProps) {
  const { data, error } = useQuery({ ...planQuery(value ?? ""), enabled: value !== null });
  // Waits for the name, which is the field's initial text.
  if (value !== null && !data && !error) return null;
  return (
    <SearchBox
      key={value ?? ""}
      label={strings.plan}
      hint={strings.planHint}
      {...fieldProps}
      queryKey={["plans"]}
      search={search}
      value={value === null ? null : { id: value, label: data?.name ?? value }}
      onChange={(option) => onChange(option?.id ?? null)}
    />
  );
}
