import { AccountEvent } from "./account-event.ts";
import { createSession, type DeviceClock, type FetchToken, type Session } from "./api/session.ts";
import { WidgetError } from "./api/widget-error.ts";
import { browserClock } from "./clock.ts";
import {
  ATTRIBUTES,
  createSecretKeyError,
  isSecretKey,
  readLanguages,
  readSetup,
  TIMEOUT_MS,
} from "./configuration.ts";
import type { RolloverWidgetEventMap } from "./events.ts";
import { createFlow, type Flow, type FlowHost } from "./flow.ts";
import type { FixedDestination, Step, Terms } from "./state/state.ts";
import type { Strings } from "./strings/en.ts";
import { chooseLanguage, isLoaded, loadStrings } from "./strings/locales.ts";
import { getStyleSheet } from "./styles/style-sheet.ts";
import { h, setAttribute } from "./views/dom.ts";

export const TAG_NAME = "svc-rollover-widget";

const REFLECTED = { publicKey: "public-key", baseUrl: "base-url", locale: "locale" };
const PROPERTIES = [...Object.keys(REFLECTED), "fetchToken", "strings", "destination", "terms"];

type Listen<Options> = <Name extends keyof RolloverWidgetEventMap>(
  type: Name,
  listener: (event: RolloverWidgetEventMap[Name]) => unknown,
  options?: boolean | Options,
) => void;

/** Servers have no HTMLElement, but must be able to import this module. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<svc-rollover-widget>`: the participant chooses both custodians, enters their details and gets an account. Emits `account`, `step`,
 * `exit` and `error`.
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
  // All sessions share this clock, because a new session may need the service's time before its first response.
  readonly #clock: DeviceClock = { now: browserClock, aheadMs: 0 };
  #session = this.#createSession();
  #flow: Flow | null = null;
  #isUpdateScheduled = false;
  /** Configuration of the last rendering. An empty string forces a new rendering. */
  #renderedConfiguration = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [getStyleSheet()];
    this.#dialog = h("dialog", { "aria-labelledby": "title", part: "dialog", onclose: () => this.#exit() });
    root.append(this.#dialog);
  }

  /** Returns a session token from your server. Called for the first token and when a token expires. */
  get fetchToken(): FetchToken | null {
    return this.#fetchToken;
  }

  set fetchToken(fetchToken: FetchToken | null) {
    this.#fetchToken = fetchToken;
    this.#scheduleUpdate();
  }

  /** Text overrides, by name. */
  get strings(): Partial<Strings> {
    return this.#strings;
  }

  set strings(strings: Partial<Strings> | null) {
    this.#strings = strings ?? {};
    this.#scheduleUpdate();
  }

  /** Fixed destination; null lets the participant choose. */
  get destination(): FixedDestination | null {
    return this.#destination;
  }

  set destination(destination: FixedDestination | null) {
    this.#destination = destination;
    this.#scheduleUpdate();
  }

  /** Your terms, each with a checkbox. */
  get terms(): readonly Terms[] {
    return this.#terms;
  }

  set terms(terms: readonly Terms[] | null) {
    this.#terms = terms ?? [];
    this.#scheduleUpdate();
  }

  declare publicKey: string | null;
  declare baseUrl: string | null;
  declare locale: string | null;

  get isOpen(): boolean {
    return this.#isInline ? this.#flow !== null : this.#dialog.open;
  }

  connectedCallback(): void {
    // Own properties set before the element was defined would shadow its accessors.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#scheduleUpdate();
  }

  disconnectedCallback(): void {
    this.#flow?.pause();
    if (!this.#isInline) this.#dialog.close();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === "public-key" && isSecretKey(value)) {
      // biome-ignore lint/suspicious/noConsole: a secret key in a page must not go unnoticed.
      console.error(`<${TAG_NAME}>: ${createSecretKeyError().message}`);
    }
    this.#scheduleUpdate();
  }

  /** Opens the widget over the page, with the earlier input. Has no effect on an `inline` widget. */
  open(): void {
    if (!this.isConnected || this.isOpen) return;
    if (this.#flow?.isFinished()) this.#flow.restart();
    this.#renderedConfiguration = "";
    this.#dialog.showModal();
    this.#scheduleUpdate();
  }

  /** Closes the widget and emits `exit`. Keeps the input until `reset` or page unload. */
  close(): void {
    if (this.#isInline) this.#exit();
    else this.#dialog.close();
  }

  /** Clears the input and the session. Call it when another participant uses the page. */
  reset(): void {
    this.#session = this.#createSession();
    this.#flow?.reset();
    this.#renderedConfiguration = "";
    this.#scheduleUpdate();
  }

  get #isInline(): boolean {
    return this.hasAttribute("inline");
  }

  #createSession(): Session {
    return createSession(() => this.#fetchToken, this.#clock, TIMEOUT_MS);
  }

  #scheduleUpdate(): void {
    if (this.#isUpdateScheduled) return;
    this.#isUpdateScheduled = true;
    queueMicrotask(async () => {
      const language = chooseLanguage(readLanguages(this));
      if (!isLoaded(language)) await loadStrings(language);
      this.#isUpdateScheduled = false;
      if (this.isConnected && (this.isOpen || this.#isInline)) this.#render();
    });
  }

  /** Skips unchanged values, which frameworks set repeatedly. */
  #render(): void {
    const { strings, destination, terms } = this;
    const properties = { strings, destination, terms, hasFetchToken: !!this.#fetchToken };
    const setup = readSetup(this, properties, this.#session);
    const { texts, settings, client } = setup;
    const problem = client instanceof WidgetError ? client : null;
    const { publicKey, baseUrl } = this;
    const configuration = JSON.stringify([
      texts.locale,
      this.#strings,
      settings,
      publicKey,
      baseUrl,
      problem?.code,
    ]);
    if (configuration === this.#renderedConfiguration) return;
    this.#renderedConfiguration = configuration;
    const hadFocus = this.shadowRoot?.activeElement || this.#dialog.matches(":modal");
    if (this.#flow) this.#flow.configure(setup);
    else this.#flow = createFlow(this.#createFrame(), setup, this.#createHost());
    if (hadFocus) this.#flow.focus();
    if (problem && this.isOpen) this.#emitError(problem, this.#flow.getStep());
  }

  #createFrame(): HTMLElement {
    if (!this.#isInline) return this.#dialog;
    const section = h("section", { class: "inline", "aria-labelledby": "title" });
    this.#dialog.replaceWith(section);
    return section;
  }

  #createHost(): FlowHost {
    return {
      now: browserClock,
      isOpen: () => this.isOpen,
      onAccount: (detail, onOutcome) => this.dispatchEvent(new AccountEvent(detail, onOutcome)),
      onStep: (detail) => this.#emit("step", detail),
      onError: (error, step) => this.#emitError(error, step),
      onClose: () => this.close(),
    };
  }

  #exit(): void {
    const step = this.#flow?.getStep() ?? "source";
    this.#flow?.pause();
    // The next user may be another participant.
    this.#session = this.#createSession();
    this.#emit("exit", { reason: this.#flow?.isFinished() ? "completed" : "dismissed", step });
  }

  #emitError({ code, message, status, requestId }: WidgetError, step: Step): void {
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
