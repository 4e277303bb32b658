import { useMutation } from "@tanstack/react-query";
import { api, unwrap } from "../../api/client.ts";
import { Button, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Uses the API client, which sets the organization header. */
export function DownloadDirectory() {
  const download = useMutation({
    mutationFn: async () => {
      const blob = (await unwrap(
        api.GET("/portal/api/custodians/export", { parseAs: "blob" } as never),
      )) as unknown as Blob;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = "custodians.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: ({ message }) => toast({ title: message, tone: "bad" }),
  });
  return (
    <Button onPress={() => download.mutate()} isPending={download.isPending}>
      {strings.export}
    </Button>
  );
}
