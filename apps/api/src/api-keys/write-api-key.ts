import { isPlain, toAnswerTime } from "../json-texts.ts";
import { KEY_ROW, type WrittenKey } from "./api-key-store.ts";
import { statusOf } from "./api-key-view.ts";
import { judgeRevocation } from "./safe-to-revoke.ts";

type Column = (typeof KEY_ROW)[number];

const AT = Object.fromEntries(KEY_ROW.map((name, place) => [name, place])) as Readonly<
  Record<Column, number>
>;

/** Writes a key as JSON: what `toApiKeyView` and `JSON.stringify` would make of it. */
export function writeApiKey(key: WrittenKey, now: Date): string {
  const text = (name: Column) => {
    const value = key.text(AT[name]);
    if (value === null) return "null";
    return isPlain(value) ? `"${value}"` : JSON.stringify(value);
  };
  const moment = (name: Column) => key.value(AT[name]) as Date | null;
  const time = (name: Column) => {
    const value = key.text(AT[name]);
    if (value === null) return "null";
    return `"${toAnswerTime(value) ?? moment(name)?.toISOString()}"`;
  };
  const status = statusOf({ revokedAt: moment("revokedAt"), expiresAt: moment("expiresAt") }, now);
  let safeToRevoke = "null";
  if (status === "expiring" && key.text(AT.replacedById) !== null) {
    const uses = { lastUsedAt: moment("lastUsedAt"), successorFirstUsedAt: moment("successorFirstUsedAt") };
    safeToRevoke = JSON.stringify(judgeRevocation(uses, now));
  }
  return (
    `{"id":${text("id")},"object":"api_key","type":${text("type")},"environment":${text("environment")},` +
    `"name":${text("name")},"prefix":${text("prefix")},"last4":${text("last4")},` +
    `"scopes":${key.text(AT.scopes)},"ipAllowlist":${key.text(AT.ipAllowlist)},"status":"${status}",` +
    `"createdAt":${time("createdAt")},"expiresAt":${time("expiresAt")},"revokedAt":${time("revokedAt")},` +
    `"lastUsedAt":${time("lastUsedAt")},"firstUsedAt":${time("firstUsedAt")},` +
    `"rotatedFrom":${text("rotatedFromId")},"replacedBy":${text("replacedById")},"safeToRevoke":${safeToRevoke}}`
  );
}
