import { useState } from "react";
import { api } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { Menu, MenuItem, toast } from "../../ui/index.ts";
import { type Filters, toQuery } from "./filters.ts";
import { strings } from "./strings.ts";

/** Disables exports during a search, because an export sends its filters in the URL, where search text must not appear. */
export function ExportMenu({ filters, q }: { filters: Filters; q: string }) {
  const [isExporting, setExporting] = useState(false);
  const save = async (format: "csv" | "ndjson") => {
    setExporting(true);
    try {
      const query = { ...toQuery(filters), format };
      const { data, response } = await api.GET("/v1/rollovers/export", {
        params: { query: query as never },
        parseAs: "blob",
      });
      const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
      saveFile(data as Blob, name ?? `rollovers.${format}`);
      toast({ title: strings.exported(name ?? format), tone: "good" });
    } catch (error) {
      toast({ title: strings.exportFailed, detail: (error as Error).message, tone: "bad" });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Menu variant="plain" text={isExporting ? strings.exporting : strings.export}>
      <MenuItem isDisabled={q !== "" || isExporting} onAction={() => void save("csv")}>
        {q === "" ? strings.exportCsv : strings.exportWithoutSearch}
      </MenuItem>
      <MenuItem isDisabled={q !== "" || isExporting} onAction={() => void save("ndjson")}>
        {q === "" ? strings.exportNdjson : strings.exportWithoutSearch}
      </MenuItem>
    </Menu>
  );
}
