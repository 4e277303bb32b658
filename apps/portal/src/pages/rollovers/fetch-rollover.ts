import { api, getBody } from "../../api/client.ts";

/** Reads a rollover. Returns null if the request fails. */
export const fetchRollover = (id: string) =>
  getBody(api.GET("/v1/rollovers/{id}", { params: { path: { id } } })).catch(() => null);
