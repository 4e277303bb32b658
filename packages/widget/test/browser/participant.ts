import { pollUntil } from "@svc/testing";
import type { Locator, Page } from "playwright-core";

export class Participant {
  readonly page: Page;
  readonly widget: Locator;
  readonly #document: Pick<Page, "getByRole">;

  /** @param document the page, or the widget's frame */
  constructor(page: Page, document: Pick<Page, "getByRole" | "locator"> = page) {
    this.page = page;
    this.#document = document;
    this.widget = document.locator("svc-rollover-widget");
  }

  get search(): Locator {
    return this.widget.getByRole("combobox");
  }

  get alert(): Locator {
    return this.widget.getByRole("alert");
  }

  heading(name: string): Locator {
    return this.widget.getByRole("heading", { name, exact: true });
  }

  button(name: string): Locator {
    return this.widget.getByRole("button", { name, exact: true });
  }

  async open(): Promise<void> {
    await this.#document.getByRole("button", { name: "Start a rollover" }).click();
    await this.heading("Where is your money now?").waitFor();
  }

  async choose(custodian: string, accountType: string): Promise<void> {
    await this.search.fill(custodian);
    await this.widget.getByRole("option", { name: custodian }).first().click();
    await this.widget.getByRole("radio", { name: accountType, exact: true }).check();
    await this.button("Continue").click();
  }

  async chooseBoth(): Promise<void> {
    await this.choose("Fidelity", "401(k) or similar plan at work");
    await this.heading("Where should it go?").waitFor();
    await this.choose("Vanguard", "Traditional IRA");
    await this.heading("About you").waitFor();
  }

  async fill(details: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(details)) await this.widget.getByLabel(label).fill(text);
  }

  async fillAll(details: Readonly<Record<string, string>> = ADA): Promise<void> {
    await this.heading("About you").waitFor();
    await this.fill(details);
    await this.button("Continue").click();
    await this.heading("Is this right?").waitFor();
  }

  get boxes(): Locator {
    return this.widget.getByRole("checkbox");
  }

  async confirm(): Promise<void> {
    await this.boxes.first().waitFor();
    for (const box of await this.boxes.all()) await box.check();
    await this.button("Confirm").click();
  }

  async expectDone(): Promise<void> {
    await this.heading("Your request is on its way").waitFor();
  }
}

export const ADA = {
  "First name": "Ada",
  "Last name": "Sample",
  Email: "ada@example.com",
  Phone: "(415) 555-0123",
  Month: "12",
  Day: "09",
  Year: "1961",
  "SSN, last 4 digits": "1234",
};

export interface RecordedEvent {
  type: string;
  detail: Record<string, unknown>;
}

/** Records the widget's events, which bubble to the document. @returns a function that reads them */
export async function recordEvents(
  page: Page,
  { includesSteps = false } = {},
): Promise<() => Promise<RecordedEvent[]>> {
  await page.evaluate(() => {
    const recorded: unknown[] = [];
    Object.assign(globalThis, { recorded });
    for (const type of ["account", "step", "exit", "error"]) {
      document.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) recorded.push({ type, detail: event.detail });
      });
    }
  });
  return () =>
    page.evaluate((all) => {
      const { recorded } = globalThis as unknown as { recorded: RecordedEvent[] };
      return recorded.filter(({ type }) => all || type !== "step");
    }, includesSteps);
}

export async function countSessions(page: Page): Promise<number> {
  return page.getByText("Created a session").count();
}

export async function expectEventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const text = JSON.stringify(expected);
  await pollUntil(text, read, { isDone: (value) => JSON.stringify(value) === text });
}
