import { createHmac } from "node:crypto";
import { pollUntil } from "@svc/testing";
import type { RunningStack } from "./running-stack.ts";

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export class BrowserUser {
  private readonly cookies = new Map<string, string>();
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { Origin: this.origin, "Sec-Fetch-Site": "same-origin", ...(cookie ? { Cookie: cookie } : {}) };
  }

  async auth(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.origin}/portal/auth${path}`, {
      headers: { ...this.headers(), ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0\b/i.test(text)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** @throws Error unless it returns 200 */
  async succeed(path: string, body?: object): Promise<Answer["body"]> {
    const answer = await this.auth(path, body);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  signIn(email: string, password: string): Promise<Answer> {
    return this.auth("/sign-in/email", { email, password });
  }
}

/** Waits until that many mails arrived. */
export async function findMailedToken(
  { mailbox }: RunningStack,
  email: string,
  count: number,
): Promise<string> {
  const mails = () => mailbox.mails.filter(({ to, text }) => to === email && /token=/.test(plain(text)));
  await pollUntil(`mail ${count} to ${email}`, () => mails().length >= count);
  const [, token = ""] = /token=([\w.~-]+)/.exec(plain(mails().at(-1)?.text ?? "")) ?? [];
  return token;
}

const plain = (text: string) => text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of an authenticator app (RFC 6238). @param steps in steps of 30 seconds */
export function totpCode(totpUri: string, steps = 0): string {
  const secret = new URL(totpUri).searchParams.get("secret") ?? "";
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", key).update(step).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
