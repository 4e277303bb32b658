import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { Button, toast } from "../../ui/index.ts";
import type { AuditFilters } from "./filters.tsx";
import { strings } from "./strings.ts";

export function ExportButton({ filters }: { filters: AuditFilters }) {
  const save = useMutation({
    async mutationFn() {
      const { data } = await api.GET("/portal/api/audit/export", {
        params: { query: filters },
        parseAs: "blob",
      });
      const url = URL.createObjectURL(data as unknown as Blob);
      const link = document.createElement("a");
      link.href = url;
      link.download = "audit.ndjson";
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: (error) => toast({ title: error.message, tone: "bad" }),
  });
  return (
    <Button onPress={() => save.mutate()} isPending={save.isPending}>
      {strings.export}
    </Button>
  );
}
