import { fillIds } from "./fill-ids.ts";
import { fetchDemoKey, readStoredKey, storeKey } from "./keys.ts";
import { redirectLegacyLink } from "./legacy-links.ts";
import { InvalidBodyError, readRequest } from "./read-form.ts";
import { sendRequest } from "./send.ts";
import { showError, showResponse, showSending } from "./show-response.ts";

function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

async function setUpForm(form: HTMLFormElement): Promise<void> {
  const result = form.parentElement?.querySelector<HTMLElement>(".result");
  if (!result) return;
  const key = form.querySelector<HTMLInputElement>('input[name="key"]');
  const idempotencyKey = form.querySelector<HTMLInputElement>('[name="header.Idempotency-Key"]');
  const fillButton = form.querySelector<HTMLButtonElement>("[data-fill]");
  if (idempotencyKey) idempotencyKey.value = createIdempotencyKey();
  form.hidden = false;

  let isSending = false;
  const runExclusively = async (work: () => Promise<void>) => {
    if (isSending) return;
    isSending = true;
    form.setAttribute("aria-busy", "true");
    try {
      await work();
    } catch (error) {
      showError(result, error);
    } finally {
      isSending = false;
      form.removeAttribute("aria-busy");
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void runExclusively(async () => {
      const body = form.querySelector<HTMLTextAreaElement>('[name="body"]');
      body?.removeAttribute("aria-invalid");
      try {
        const request = readRequest(form);
        if (key) storeKey(key.value);
        showSending(result);
        const timedResponse = await sendRequest(request);
        await showResponse(result, timedResponse);
        // After a server error or a lost response, the idempotency key stays, so that a retry has no second effect.
        if (idempotencyKey && timedResponse.response.status < 500)
          idempotencyKey.value = createIdempotencyKey();
      } catch (error) {
        if (error instanceof InvalidBodyError) {
          body?.setAttribute("aria-invalid", "true");
          body?.focus();
        }
        throw error;
      }
    });
  });

  if (fillButton && form.dataset.lists) {
    fillButton.hidden = false;
    fillButton.addEventListener(
      "click",
      () => void runExclusively(() => fillIds(form, key?.value ?? "", result)),
    );
  }
  if (key && key.value === "") key.value = readStoredKey() ?? (await fetchDemoKey()) ?? "";
}

redirectLegacyLink();
addEventListener("hashchange", redirectLegacyLink);
for (const form of document.querySelectorAll<HTMLFormElement>(".try-it form")) void setUpForm(form);
