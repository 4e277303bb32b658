import { afterAll, beforeEach } from "@jest/globals";
import { useResource } from "@svc/testing";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openPage, type WatchedPage } from "./open-page.ts";
import { Participant, type RecordedEvent, recordEvents } from "./participant.ts";
import { startWidgetSite, type WidgetSite } from "./widget-site.ts";

/** A participant on the example page, whose server accepts every rollover. Each test opens the page again. */
interface Visit {
  page: Page;
  participant: Participant;
  readEvents(): Promise<RecordedEvent[]>;
  service(): WidgetSite["service"];
  reopen(options?: BrowserContextOptions): Promise<void>;
  setAttributes(attributes: Record<string, string>): Promise<void>;
  goToDetails(): Promise<void>;
}

export function useVisit(): Visit {
  const site = useResource(startWidgetSite);
  let watched: WatchedPage | undefined;
  beforeEach(() => visit.reopen());
  afterAll(() => watched?.close());
  const visit = {
    async reopen(options?: BrowserContextOptions) {
      await watched?.close();
      watched = await openPage(site.browser, site.url, options);
      const { page } = watched;
      await page.route("**/rollover", (route) =>
        route.fulfill({ json: { completion: { outcome: "submitted" } } }),
      );
      Object.assign(visit, {
        page,
        participant: new Participant(page),
        readEvents: await recordEvents(page),
      });
    },
    setAttributes: (attributes: Record<string, string>) =>
      visit.participant.widget.evaluate((element, all) => {
        for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
      }, attributes),
    service: () => site.service,
    async goToDetails() {
      await visit.participant.open();
      await visit.participant.chooseBoth();
    },
  } as Visit;
  return visit;
}
