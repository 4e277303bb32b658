import { api, getBody } from "../api/client.ts";
import { chooseOrganization } from "../api/organization.ts";
import { SearchBox } from "../ui/combo-box.tsx";
import { strings } from "./strings.ts";

export async function findOrganizations(q: string, signal: AbortSignal) {
  const { data } = await getBody(api.GET("/portal/api/organizations", { params: { query: { q } }, signal }));
  return data.map(({ id, name }) => ({ id, label: name }));
}

export function ChooseOrganization() {
  return (
    <SearchBox
      label={strings.organization}
      hint={strings.chooseOrganizationHint}
      queryKey={["organizations"]}
      search={findOrganizations}
      onChange={(option) => option && chooseOrganization(option.id)}
    />
  );
}
