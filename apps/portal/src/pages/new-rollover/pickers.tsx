import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import type { FieldViewProps } from "../../forms/form-parts.tsx";
import { SearchBox, Skeleton } from "../../ui/index.ts";
import { nameOfAccount } from "../accounts/names.ts";
import { strings } from "./strings.ts";

type PickerProps = Pick<FieldViewProps, "draft" | "onChange" | "at">;

/** One of the organization's accounts; before anything is typed, the newest. */
export function AccountField({ draft, onChange, at }: PickerProps) {
  const id = typeof draft === "string" && draft !== "" ? draft : null;
  const { data, isLoading } = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path: { id: id ?? "" } } }),
    enabled: id !== null,
  });
  // Who comes from an account's page has chosen it.
  if (id !== null && isLoading) return <Skeleton lines={1} />;
  return (
    <SearchBox
      name={at}
      label={strings.account}
      hint={strings.accountHint}
      isRequired
      queryKey={["accounts"]}
      value={id !== null && data ? { id, label: nameOfAccount(data) } : null}
      onChange={(option) => onChange(option?.id ?? "")}
      search={async (text, signal) => {
        const found =
          text.length < 2
            ? await answer(api.GET("/v1/accounts", { params: { query: { limit: 20 } }, signal }))
            : await answer(api.POST("/portal/api/accounts/search", { body: { q: text }, signal }));
        const active = found.data.filter(({ status }) => status === "active");
        return active.map((one) => ({
          id: one.id,
          label: nameOfAccount(one),
          hint: one.externalId ?? one.id,
        }));
      }}
    />
  );
}

/** One of the directory's custodians. */
export function CustodianField({ onChange, at }: PickerProps) {
  return (
    <SearchBox
      name={at}
      label={strings.custodian}
      isRequired
      queryKey={["custodians"]}
      onChange={(option) => onChange(option?.id ?? "")}
      search={async (text, signal) => {
        const query = { limit: 20, ...(text === "" ? {} : { q: text }) };
        const { data } = await answer(api.GET("/v1/custodians", { params: { query }, signal }));
        return data.map(({ id, name, slug }) => ({ id, label: name, hint: slug }));
      }}
    />
  );
}
