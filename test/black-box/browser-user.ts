import { pollUntil } from "@svc/testing";
import type { RunningStack } from "./running-stack.ts";

export interface AuthResponse {
  status: number;
  body: Record<string, unknown>;
}

/** A user of the portal's API, with a browser's cookies and headers. */
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

  async callAuth(path: string, body?: object): Promise<AuthResponse> {
    const response = await fetch(`${this.origin}/portal/auth${path}`, {
      headers: { ...this.headers(), ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0\b/i.test(text)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async callAuthOrThrow(path: string, body?: object): Promise<AuthResponse["body"]> {
    const response = await this.callAuth(path, body);
    if (response.status !== 200)
      throw new Error(`${path} returned ${response.status}: ${JSON.stringify(response.body)}`);
    return response.body;
  }

  signIn(email: string, password: string): Promise<AuthResponse> {
    return this.callAuth("/sign-in/email", { email, password });
  }
}

/** Waits for `count` mails with a token. @returns the latest mail's token */
export async function findMailedToken(
  { mailbox }: RunningStack,
  email: string,
  count: number,
): Promise<string> {
  const findMails = () =>
    mailbox.mails.filter(({ to, text }) => to === email && /token=/.test(decodeQuotedPrintable(text)));
  await pollUntil(`mail ${count} to ${email}`, () => findMails().length >= count);
  const [, token = ""] = /token=([\w.~-]+)/.exec(decodeQuotedPrintable(findMails().at(-1)?.text ?? "")) ?? [];
  return token;
}

const decodeQuotedPrintable = (text: string) => text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
