import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { CopyAsCurl, PageHeader, QueryContent } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import { TemplatesForm } from "./templates-form.tsx";
import "./letter-templates.css";

export function Page() {
  const query = useQuery(getQuery("/v1/organization/letter-templates"));
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: "/v1/organization/letter-templates" }} />}
      >
        {strings.hint}
      </PageHeader>
      <QueryContent query={query} lines={12}>
        {(templates) => <TemplatesForm latest={templates} />}
      </QueryContent>
    </>
  );
}
