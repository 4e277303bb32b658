import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, api } from "../../api/client.ts";
import { queryKeyFor } from "../../api/queries.ts";

export interface LoadedSettings {
  settings: ApiResponse<"/portal/api/widget-settings">;
  etag: string;
}

export const widgetQuery = () =>
  queryOptions({
    // Differs from the key of `getQuery`, because the data under that key has no ETag.
    queryKey: [...queryKeyFor("/portal/api/widget-settings"), "with ETag"],
    async queryFn({ signal }): Promise<LoadedSettings> {
      const { data, response } = await api.GET("/portal/api/widget-settings", { signal });
      return { settings: data as LoadedSettings["settings"], etag: response.headers.get("ETag") ?? "*" };
    },
  });
