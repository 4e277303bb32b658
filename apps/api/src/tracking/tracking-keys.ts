import { createHmac, timingSafeEqual } from "node:crypto";
import { hashToken } from "../people/members/invite-member.ts";

/** `link` opens the page. `opt-out` can only stop messages, because mail programs request its `List-Unsubscribe` URL. */
export type TokenPurpose = "link" | "opt-out";

/** Tokens are derived, so that mails can contain a link although the database has only its hash. */
export class TrackingKeys {
  private readonly key: Buffer;

  /** @param secret `PORTAL_SECRET`. After a change, existing links still work, and mails contain new ones */
  constructor(secret: string) {
    this.key = createHmac("sha256", secret).update("tracking-page").digest();
  }

  deriveToken(purpose: TokenPurpose, linkId: string): string {
    return this.computeHmac(purpose, linkId).toString("base64url");
  }

  deriveTokenHash(purpose: TokenPurpose, linkId: string): string {
    return hashToken(this.deriveToken(purpose, linkId));
  }

  /** Uses a key, because a code has only a million values. */
  digestCode(linkId: string, code: string): string {
    return this.computeHmac("code", `${linkId}:${code}`).toString("base64url");
  }

  /** Compares in constant time. */
  isSame(one: string, other: string): boolean {
    return timingSafeEqual(this.computeHmac("compare", one), this.computeHmac("compare", other));
  }

  signSession(linkId: string, expiresAt: Date): string {
    const text = `${linkId}.${expiresAt.getTime()}`;
    return `${text}.${this.computeHmac("session", text).toString("base64url")}`;
  }

  isValidSession(session: string, linkId: string, now: Date): boolean {
    const [id = "", expiresAt = ""] = session.split(".");
    if (id !== linkId || !/^\d{1,15}$/.test(expiresAt) || Number(expiresAt) <= now.getTime()) return false;
    return this.isSame(session, this.signSession(linkId, new Date(Number(expiresAt))));
  }

  private computeHmac(purpose: string, text: string): Buffer {
    return createHmac("sha256", this.key).update(`${purpose}:${text}`).digest();
  }
}
