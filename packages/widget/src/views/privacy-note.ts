import type { Settings } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";
import { h } from "./dom.ts";

export function createPrivacyNote(
  texts: Texts,
  { organization, privacyUrl }: Pick<Settings, "organization" | "privacyUrl">,
): HTMLElement {
  const text = organization ? texts("privacyNamed", { organization }) : texts("privacyUnnamed");
  return h(
    "p",
    "note privacy",
    text,
    privacyUrl && " ",
    privacyUrl &&
      h(
        "a",
        { href: privacyUrl, target: "_blank", rel: "noopener" },
        texts("privacyPolicy"),
        h("span", "unseen", ` (${texts("opensTab")})`),
      ),
  );
}
