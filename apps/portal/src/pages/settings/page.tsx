import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { CopyAsCurl, PageHeader, QueryContent } from "../../ui/index.ts";
import { SettingsForm } from "./settings-form.tsx";
import { strings } from "./strings.ts";
import "./settings.css";

export function Page() {
  const query = useQuery(getQuery("/v1/organization/settings"));
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: "/v1/organization/settings" }} />}
      >
        {strings.hint}
      </PageHeader>
      <QueryContent query={query} lines={12}>
        {(settings) => <SettingsForm latest={settings} />}
      </QueryContent>
    </>
  );
}
