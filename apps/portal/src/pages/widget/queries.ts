import { queryOptions } from "@tanstack/react-query";
import { type Answer, api } from "../../api/client.ts";
import { keyOf } from "../../api/queries.ts";

export interface SeenSettings {
  settings: Answer<"/portal/api/widget-settings">;
  etag: string;
}

export const widgetQuery = () =>
  queryOptions({
    queryKey: [...keyOf("/portal/api/widget-settings"), "with its tag"],
    async queryFn({ signal }): Promise<SeenSettings> {
      const { data, response } = await api.GET("/portal/api/widget-settings", { signal });
      return { settings: data as SeenSettings["settings"], etag: response.headers.get("ETag") ?? "*" };
    },
  });
