import type { Page } from "playwright-core";

export async function renderInline(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = document.querySelector("svc-rollover-widget");
    if (!original) throw new Error("No widget on the page");
    const widget = document.createElement("svc-rollover-widget");
    widget.publicKey = original.publicKey;
    widget.baseUrl = original.baseUrl;
    widget.locale = "de";
    widget.strings = { sourceTitle: "Wo ist Ihr Geld?" };
    widget.destination = {
      custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd",
      name: "Fernhill",
      accountType: "roth_ira",
    };
    widget.fetchToken = original.fetchToken;
    widget.setAttribute("inline", "");
    widget.setAttribute("fields", "address");
    widget.setAttribute("source-account-types", "roth_ira designated_roth");
    original.replaceWith(widget);
  });
}

/** Sets equal properties and attributes again, as a framework does on rerender. */
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
