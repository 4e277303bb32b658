import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../api/session.ts";
import { PageHeader, QueryContent } from "../../ui/index.ts";
import { Appearance, DEFAULT_THEME } from "./appearance.tsx";
import { Origins } from "./origins.tsx";
import { widgetQuery } from "./queries.ts";
import { SnippetSection } from "./snippet-section.tsx";
import { strings } from "./strings.ts";
import "./widget.css";

export function Page() {
  const settings = useQuery(widgetQuery());
  const { organization } = useMe();
  const [theme, setTheme] = useState({ ...DEFAULT_THEME, organizationName: organization?.name ?? "" });
  return (
    <>
      <PageHeader title={strings.title}>
        <p>
          {strings.lead} <a href="/docs/guides/embed-the-widget">{strings.guide}</a>
        </p>
      </PageHeader>
      <QueryContent query={settings}>
        {(loaded) => (
          <>
            <Origins loaded={loaded} />
            <Appearance theme={theme} onChange={setTheme} />
            <SnippetSection loaded={loaded} theme={theme} />
          </>
        )}
      </QueryContent>
    </>
  );
}
