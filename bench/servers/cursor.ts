import { hash } from "node:crypto";

// Cursors in the API's format.

export function toCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  const text = `${createdAt.getTime().toString(36)}.${id}`;
  return Buffer.from(`${text}.${hash("sha256", text, "base64url").slice(0, 6)}`).toString("base64url");
}

export function fromCursor(cursor: string): { createdAt: Date; id: string } {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(".");
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}
