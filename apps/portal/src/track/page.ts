import { browserClock } from "../api/clock.ts";
import { createApi, type LinkInfo, RequestError, type Status } from "./api.ts";
import { createTitle, h } from "./dom.ts";
import { createFrame, showView } from "./frame.ts";
import { createTexts, type Language } from "./texts.ts";
import { createOpenView } from "./views/open.ts";
import { createStatusView } from "./views/status.ts";

/** The page rereads a status older than this when the user returns. */
const STALE_MS = 60_000;

type View =
  | { name: "loading" | "invalid" | "offline" }
  | { name: "open"; isSessionExpired: boolean }
  | { name: "status"; status: Status; notice?: string };

/** @param token the link's secret, from the URL fragment */
export function startPage(root: HTMLElement, token: string): void {
  const api = createApi(token);
  let language: Language = navigator.language.startsWith("es") ? "es" : "en";
  let info: LinkInfo | null = null;
  let logoUrl: string | null = null;
  let view: View = { name: "loading" };
  let statusReadAt = 0;

  const render = ({ keepsFocus = false } = {}) => {
    const texts = createTexts(language);
    const frame = {
      texts,
      environment: info?.environment ?? "live",
      organizationName: info?.organization.name ?? null,
      logoUrl,
      onLanguage(next: Language) {
        language = next;
        render();
      },
    };
    showView(root, texts, { elements: createFrame(frame, ...createView()), keepsFocus });
  };

  const show = (next: View) => {
    view = next;
    render();
  };

  const showStatus = (status: Status, notice?: string) => {
    statusReadAt = browserClock();
    show({ name: "status", status, ...(notice === undefined ? {} : { notice }) });
  };

  const createView = (): (Node | null)[] => {
    const texts = createTexts(language);
    if (view.name === "loading") return [h("p", { class: "track-soft", role: "status" }, texts("loading"))];
    if (view.name === "invalid")
      return [createTitle(texts("invalidTitle")), h("p", {}, texts("invalidText"))];
    if (view.name === "open" && info) {
      const { isSessionExpired } = view;
      return createOpenView({ api, texts, info, isSessionExpired, onOpened: showStatus });
    }
    if (view.name === "status") {
      const { status, notice } = view;
      return createStatusView({ api, texts, status, notice, onChanged: showStatus, onFailed });
    }
    return [
      createTitle(texts("offlineTitle")),
      h("p", {}, texts("offlineText")),
      h("button", { type: "button", class: "track-button", onclick: () => void start() }, texts("retry")),
    ];
  };

  const onFailed = (error: unknown) => {
    const code = error instanceof RequestError ? error.code : "offline";
    if (code === "sign_in_required") show({ name: "open", isSessionExpired: true });
    else if (code === "link_not_valid") show({ name: "invalid" });
    else show({ name: "offline" });
  };

  const start = async () => {
    show({ name: "loading" });
    try {
      info = await api.readLink();
      ({ language } = info);
      if (info.organization.hasLogo) void loadLogo();
      if (info.isOpen) showStatus(await api.readStatus());
      else show({ name: "open", isSessionExpired: false });
    } catch (error) {
      onFailed(error);
    }
  };

  const loadLogo = async () => {
    const logo = await api.readLogo().catch(() => null);
    if (!logo) return;
    logoUrl = URL.createObjectURL(logo);
    const image = h("img", { class: "track-logo", src: logoUrl, alt: info?.organization.name ?? "" });
    // Replaces only the logo, because rendering the view again would discard typed text.
    root.querySelector(".track-brand")?.replaceWith(image);
  };

  document.addEventListener("visibilitychange", () => {
    if (document.hidden || view.name !== "status" || browserClock() - statusReadAt < STALE_MS) return;
    const isUploading = root.querySelector("[aria-busy=true]") !== null;
    if (isUploading) return;
    api.readStatus().then((status) => {
      statusReadAt = browserClock();
      view = { name: "status", status };
      render({ keepsFocus: true });
    }, onFailed);
  });
  void start();
}
