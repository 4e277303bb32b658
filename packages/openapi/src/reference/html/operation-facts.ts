import { nameToHtml, toHtml } from "@svc/service-kit/http";
import { UNRELEASED } from "../../changes/list-changes.ts";
import type { ReferenceOperation } from "../read/read-document.ts";

const CREDENTIALS: Readonly<Record<string, string>> = {
  ak: "<code>ak_</code> key",
  sk: "<code>sk_</code> key",
  pk: "<code>pk_</code> key",
  session: "session token",
  member: "sign-in",
};

export function renderMethodBadge({ method, kind }: Pick<ReferenceOperation, "method" | "kind">): string {
  const label = kind === "webhook" ? "EVENT" : method;
  return `<span class="method" data-method="${label}">${label}</span>`;
}

export function renderPathCode(path: string): string {
  const html = nameToHtml(path)
    .replaceAll("/", "<wbr>/")
    .replaceAll(/\{\w+\}/g, (parameter) => `<var>${parameter}</var>`);
  return `<code class="path">${html}</code>`;
}

export function renderFacts({ credentials, scope, kind, added }: ReferenceOperation): string {
  const addedFact =
    added === null ? "" : `<div><dt>Added in</dt><dd>${toHtml(formatRelease(added))}</dd></div>`;
  if (kind === "webhook") return addedFact === "" ? "" : `<dl class="facts">${addedFact}</dl>`;
  const accepted = credentials.map((type) => CREDENTIALS[type] ?? toHtml(type)).join(" or ");
  return `<dl class="facts"><div><dt>Credential</dt><dd>${accepted === "" ? "none" : accepted}</dd></div>${
    scope === null ? "" : `<div><dt>Scope</dt><dd><code>${toHtml(scope)}</code></dd></div>`
  }${addedFact}</dl>`;
}

/** Formats the value of `x-added`. */
export function formatRelease(added: string): string {
  return added === UNRELEASED ? "the next release" : added;
}
