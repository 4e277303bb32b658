import type { Page } from "playwright-core";

/** Replaces the widget by an inline one that has every setting. */
export async function renderInline(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("svc-rollover-widget");
    if (!before) throw new Error("No widget on the page");
    const widget = document.createElement("svc-rollover-widget");
    widget.publicKey = before.publicKey;
    widget.baseUrl = before.baseUrl;
    widget.locale = "de";
    widget.strings = { sourceTitle: "Wo ist Ihr Geld?" };
    widget.destination = {
      custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd",
      name: "Fernhill",
      accountType: "roth_ira",
    };
    widget.fetchToken = before.fetchToken;
    widget.setAttribute("inline", "");
    widget.setAttribute("fields", "address");
    widget.setAttribute("source-account-types", "roth_ira designated_roth");
    before.replaceWith(widget);
  });
}

/** Sets the same attributes again, as a framework does on rerender. */
export async function redraw(page: Page): Promise<void> {
  await page.evaluate(() => {
    const widget = document.querySelector("svc-rollover-widget");
    if (!widget) throw new Error("No widget on the page");
    const { fetchToken } = widget;
    widget.strings = { sourceTitle: "Wo ist Ihr Geld?" };
    widget.fetchToken = async (tools) => (await fetchToken?.(tools)) ?? "";
    widget.setAttribute("fields", "address");
  });
}
