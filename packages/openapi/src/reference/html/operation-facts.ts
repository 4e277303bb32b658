import { nameToHtml, toHtml } from "@svc/service-kit";
import type { ReferenceOperation } from "../read/read-document.ts";

const CREDENTIALS: Readonly<Record<string, string>> = {
  ak: "<code>ak_</code> key",
  sk: "<code>sk_</code> key",
  pk: "<code>pk_</code> key",
  session: "session token",
  member: "sign-in",
};

/** The method, as a badge. */
export function methodBadge({ method, kind }: Pick<ReferenceOperation, "method" | "kind">): string {
  const word = kind === "webhook" ? "EVENT" : method;
  return `<span class="method" data-method="${word}">${word}</span>`;
}

/** The path with its parameters told apart, and places at which a narrow screen may break it. */
export function pathCode(path: string): string {
  const steps = nameToHtml(path)
    .replaceAll("/", "<wbr>/")
    .replaceAll(/\{\w+\}/g, (parameter) => `<var>${parameter}</var>`);
  return `<code class="path">${steps}</code>`;
}

/** Which credential an operation takes and with which scope. */
export function renderFacts({ credentials, scope, kind }: ReferenceOperation): string {
  if (kind === "webhook") return "";
  const taken = credentials.map((type) => CREDENTIALS[type] ?? toHtml(type)).join(" or ");
  return `<dl class="facts"><div><dt>Credential</dt><dd>${taken === "" ? "none" : taken}</dd></div>${
    scope === null ? "" : `<div><dt>Scope</dt><dd><code>${toHtml(scope)}</code></dd></div>`
  }</dl>`;
}
