import { AccountEvent } from "./account-event.ts";
import { type FetchToken, makeSession, type Session } from "./api/session.ts";
import { WidgetError } from "./api/widget-error.ts";
import { browserClock } from "./clock.ts";
import {
  ATTRIBUTES,
  isSecretKey,
  readLanguages,
  readSetup,
  secretKeyProblem,
  TIMEOUT_MS,
} from "./configuration.ts";
import type { RolloverWidgetEventMap } from "./events.ts";
import { type Flow, type FlowHost, makeFlow } from "./flow.ts";
import type { FixedDestination, Step, Terms } from "./state/state.ts";
import type { Strings } from "./strings/en.ts";
import { chooseLanguage, isLoaded, loadStrings } from "./strings/locales.ts";
import { styleSheet } from "./styles/style-sheet.ts";
import { h, setAttribute } from "./views/dom.ts";

/** The element's name in HTML. */
export const TAG_NAME = "svc-rollover-widget";

/** The properties that are attributes, under the names of these. */
const REFLECTED = { publicKey: "public-key", baseUrl: "base-url", locale: "locale" };
const PROPERTIES = [...Object.keys(REFLECTED), "fetchToken", "strings", "destination", "terms"];

/** The element's own events, by their types. */
type Listen<Options> = <Name extends keyof RolloverWidgetEventMap>(
  type: Name,
  listener: (event: RolloverWidgetEventMap[Name]) => unknown,
  options?: boolean | Options,
) => void;

/** Where there is no browser, a page is rendered on a server: importing must work there, too. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<svc-rollover-widget>`: a participant finds the custodians of both sides, says who they are, and has an account. Emits
 * `account`, `exit` and `error`.
 */
export class RolloverWidget extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  declare addEventListener: Listen<AddEventListenerOptions> & HTMLElement["addEventListener"];
  declare removeEventListener: Listen<EventListenerOptions> & HTMLElement["removeEventListener"];
  readonly #dialog: HTMLDialogElement;
  #fetchToken: FetchToken | null = null;
  #strings: Partial<Strings> = {};
  #destination: FixedDestination | null = null;
  #terms: readonly Terms[] = [];
  #session = this.#newSession();
  #flow: Flow | null = null;
  #isPlanned = false;
  /** All that the flow was last shown with, as text. */
  #shown = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styleSheet()];
    this.#dialog = h("dialog", { "aria-labelledby": "title", part: "dialog", onclose: () => this.#exit() });
    root.append(this.#dialog);
  }

  /** Asks your server for a session token. It is called when one is needed, and again when one is over. */
  get fetchToken(): FetchToken | null {
    return this.#fetchToken;
  }

  set fetchToken(fetchToken: FetchToken | null) {
    this.#fetchToken = fetchToken;
    this.#plan();
  }

  /** Texts of yours, by name, put over the widget's. */
  get strings(): Partial<Strings> {
    return this.#strings;
  }

  set strings(strings: Partial<Strings> | null) {
    this.#strings = strings ?? {};
    this.#plan();
  }

  /** Where the money goes, when that is not the participant's to choose; null lets them choose. */
  get destination(): FixedDestination | null {
    return this.#destination;
  }

  set destination(destination: FixedDestination | null) {
    this.#destination = destination;
    this.#plan();
  }

  /** Terms of yours, which the participant agrees to with a checkbox each. */
  get terms(): readonly Terms[] {
    return this.#terms;
  }

  set terms(terms: readonly Terms[] | null) {
    this.#terms = terms ?? [];
    this.#plan();
  }

  /** The attribute `public-key`. */
  declare publicKey: string | null;
  /** The attribute `base-url`. */
  declare baseUrl: string | null;
  /** The attribute `locale`. */
  declare locale: string | null;

  /** Whether the participant sees it. */
  get isOpen(): boolean {
    return this.#isInline ? this.#flow !== null : this.#dialog.open;
  }

  connectedCallback(): void {
    // What was set before this class was known stands in the way of its own properties.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#flow?.pause();
    if (!this.#isInline) this.#dialog.close();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === "public-key" && isSecretKey(value)) {
      // biome-ignore lint/suspicious/noConsole: whoever puts a secret key into a page must not overlook it.
      console.error(`<${TAG_NAME}>: ${secretKeyProblem().message}`);
    }
    this.#plan();
  }

  /** Shows the widget over the page; one that is `inline` is there already. What was entered before still is. */
  open(): void {
    if (!this.isConnected || this.isOpen) return;
    if (this.#flow?.isOver()) this.#flow.beginAgain();
    this.#shown = "";
    this.#dialog.showModal();
    this.#plan();
  }

  /** Closes the widget, and emits `exit`. What was entered stays, until `reset`, or the page goes. */
  close(): void {
    if (this.#isInline) this.#exit();
    else this.#dialog.close();
  }

  /** Forgets all that was entered, and the session: when another participant is to use it. */
  reset(): void {
    this.#session = this.#newSession();
    this.#flow?.reset();
    this.#shown = "";
    this.#plan();
  }

  get #isInline(): boolean {
    return this.hasAttribute("inline");
  }

  #newSession(): Session {
    return makeSession(() => this.#fetchToken, browserClock, TIMEOUT_MS);
  }

  /** Several attributes change at once, mostly; they are taken over together, when the page's script has ended. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(async () => {
      const language = chooseLanguage(readLanguages(this));
      if (!isLoaded(language)) await loadStrings(language);
      this.#isPlanned = false;
      if (this.isConnected && (this.isOpen || this.#isInline)) this.#show();
    });
  }

  /** Shows the flow as it is now configured. Frameworks set again what has not changed; that disturbs nobody. */
  #show(): void {
    const { strings, destination, terms } = this;
    const properties = { strings, destination, terms, hasFetchToken: !!this.#fetchToken };
    const setup = readSetup(this, properties, this.#session);
    const { texts, settings, client } = setup;
    const problem = client instanceof WidgetError ? client : null;
    const { publicKey, baseUrl } = this;
    const shown = JSON.stringify([texts.locale, this.#strings, settings, publicKey, baseUrl, problem?.code]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const hadFocus = this.shadowRoot?.activeElement || this.#dialog.matches(":modal");
    if (this.#flow) this.#flow.configure(setup);
    else this.#flow = makeFlow(this.#frame(), setup, this.#host());
    if (hadFocus) this.#flow.focus();
    if (problem && this.isOpen) this.#tell(problem, this.#flow.step());
  }

  /** What the flow stands in. */
  #frame(): HTMLElement {
    if (!this.#isInline) return this.#dialog;
    const section = h("section", { class: "inline", "aria-labelledby": "title" });
    this.#dialog.replaceWith(section);
    return section;
  }

  #host(): FlowHost {
    return {
      now: browserClock,
      isOpen: () => this.isOpen,
      onAccount: (detail, onEnding) => this.dispatchEvent(new AccountEvent(detail, onEnding)),
      onStep: (detail) => this.#emit("step", detail),
      onError: (error, step) => this.#tell(error, step),
      onClose: () => this.close(),
    };
  }

  #exit(): void {
    const step = this.#flow?.step() ?? "source";
    this.#flow?.pause();
    // The next opening may be another participant's: it asks for a session of its own.
    this.#session = this.#newSession();
    this.#emit("exit", { reason: this.#flow?.isOver() ? "completed" : "dismissed", step });
  }

  #tell({ code, message, status, requestId }: WidgetError, step: Step): void {
    this.#emit("error", { code, message, status, requestId, step });
  }

  #emit<Name extends "step" | "exit" | "error">(
    name: Name,
    detail: RolloverWidgetEventMap[Name]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

for (const [name, attribute] of Object.entries(REFLECTED)) {
  Object.defineProperty(RolloverWidget.prototype, name, {
    get(this: RolloverWidget) {
      return this.getAttribute(attribute);
    },
    set(this: RolloverWidget, value: unknown) {
      setAttribute(this, attribute, value);
    },
  });
}
