import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, api } from "../../api/client.ts";
import { queryKeyFor } from "../../api/queries.ts";

export interface LoadedSettings {
  settings: ApiResponse<"/portal/api/widget-settings">;
  etag: string;
}

export const widgetQuery = () =>
  queryOptions({
    // Not the key of `getQuery`, whose data does not include the ETag.
    queryKey: [...queryKeyFor("/portal/api/widget-settings"), "with ETag"],
    async queryFn({ signal }): Promise<LoadedSettings> {
      const { data, response } = await api.GET("/portal/api/widget-settings", { signal });
      return { settings: data as LoadedSettings["settings"], etag: response.headers.get("ETag") ?? "*" };
    },
  });
