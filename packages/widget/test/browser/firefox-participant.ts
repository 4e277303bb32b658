import { pollUntil } from "@svc/testing";
import type { ElementHandle, Page } from "../../../../tools/nightly/launch-firefox.ts";
import { ADA } from "./participant.ts";

export class FirefoxParticipant {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits for a visible element in the widget with this text. */
  async find(selector: string, text = ""): Promise<ElementHandle<HTMLElement>> {
    // Polls from Node: `waitForFunction` needs `eval`, which the page's Content-Security-Policy forbids.
    const queryElement = () =>
      this.#page.evaluateHandle(
        (css, needle) => {
          const root = document.querySelector("svc-rollover-widget")?.shadowRoot;
          return [...(root?.querySelectorAll<HTMLElement>(css) ?? [])].find(
            (element) => element.checkVisibility() && element.textContent?.includes(needle),
          );
        },
        selector,
        text,
      );
    const found = await pollUntil(`${selector} ${text}`, async () => (await queryElement()).asElement(), {
      isDone: (element) => element !== null,
    });
    return found as ElementHandle<HTMLElement>;
  }

  findHeading = (text: string) => this.find("h3", text);

  async open(): Promise<void> {
    await this.#page.locator("#start").click();
    await this.findHeading("Where is your money now?");
  }

  async press(button: string): Promise<void> {
    await (await this.find("button", button)).click();
  }

  async choose(custodian: string, accountType: string): Promise<void> {
    await (await this.find("[role=combobox]")).type(custodian);
    await (await this.find("[role=option]", custodian)).click();
    await (await this.find("label", accountType)).click();
    await this.press("Continue");
  }

  async fill(label: string, text: string): Promise<void> {
    const found = await this.find("label", label);
    const field = await found.evaluateHandle((element) => (element as HTMLLabelElement).control);
    await (field as unknown as ElementHandle<HTMLElement>).type(text);
  }

  async fillAll(): Promise<void> {
    await this.findHeading("About you");
    for (const [label, text] of Object.entries(ADA)) await this.fill(label, text);
    await this.press("Continue");
    await this.findHeading("Is this right?");
  }

  async agree(): Promise<void> {
    await this.find("label", "I want to move");
    for (const box of await this.#page.$$("svc-rollover-widget >>> input[type=checkbox]")) await box.click();
  }

  readActiveOption(): Promise<string | null> {
    return this.#page.evaluate(() => {
      const field = document
        .querySelector("svc-rollover-widget")
        ?.shadowRoot?.querySelector("[role=combobox]");
      return field?.getAttribute("aria-activedescendant") ?? null;
    });
  }

  async recordEvents(): Promise<() => Promise<string[]>> {
    await this.#page.evaluate(() => {
      const recorded: string[] = [];
      Object.assign(globalThis, { recorded });
      for (const type of ["account", "exit", "error"])
        document.addEventListener(type, (event) => {
          if (event instanceof CustomEvent) recorded.push(type);
        });
    });
    return () => this.#page.evaluate(() => Reflect.get(globalThis, "recorded") as string[]);
  }

  readFocusedLabel(): Promise<string> {
    return this.#page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      const label = inner instanceof HTMLInputElement ? inner.labels?.[0]?.textContent : inner?.textContent;
      return (label ?? "").trim();
    });
  }

  isAtCheckbox(): Promise<boolean> {
    return this.#page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.matches("[type=checkbox]") ?? false,
    );
  }
}
