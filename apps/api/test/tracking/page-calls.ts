import request from "supertest";
import type { TestApi } from "../start-test-api.ts";

/** Birth date of `createRollover`'s participants. */
export const BIRTH_DATE = "1960-02-03";

export const toToken = (url: string) => url.split("#")[1] ?? "";

export async function createTrackingLink(api: TestApi, rolloverId: string, body: object = {}) {
  const path = `/v1/rollovers/${rolloverId}/tracking-links`;
  const { id, url } = (await api.call("post", path).send(body).expect(201)).body;
  return { id: id as string, token: toToken(url) };
}

export function createPageClient({ url }: TestApi, token: string) {
  let cookie = "";
  const send = (method: "get" | "post", path: string, body?: object) => {
    const call = request(url)[method](`/track/api/${path}`).set("Tracking-Link", token);
    if (cookie) call.set("Cookie", cookie);
    return body ? call.send(body) : call;
  };
  return {
    send,
    async open(answer: object = { dateOfBirth: BIRTH_DATE }) {
      const response = await send("post", "open", answer);
      const [setCookie = ""] = (response.headers["set-cookie"] ?? []) as unknown as string[];
      if (response.status === 200) [cookie = ""] = setCookie.split(";");
      return response;
    },
    getCookie: () => cookie,
    useCookie(other: string) {
      cookie = other;
    },
  };
}
