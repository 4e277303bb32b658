import { demoKey, storedKey, storeKey } from "./keys.ts";
import { redirectLegacyLink } from "./old-links.ts";
import { readRequest, UnreadableBody } from "./read-form.ts";
import { fillIds } from "./real-ids.ts";
import { sendRequest } from "./send.ts";
import { showAnswer, showError, showSending } from "./show-answer.ts";

/** A value that nobody has sent before. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

async function prepare(form: HTMLFormElement): Promise<void> {
  const result = form.parentElement?.querySelector<HTMLElement>(".result");
  if (!result) return;
  const key = form.querySelector<HTMLInputElement>('input[name="key"]');
  const repetition = form.querySelector<HTMLInputElement>('[name="header.Idempotency-Key"]');
  const fill = form.querySelector<HTMLButtonElement>("[data-fill]");
  if (repetition) repetition.value = newIdempotencyKey();
  form.hidden = false;

  let isSending = false;
  const guarded = async (work: () => Promise<void>) => {
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
    void guarded(async () => {
      const body = form.querySelector<HTMLTextAreaElement>('[name="body"]');
      body?.removeAttribute("aria-invalid");
      try {
        const request = readRequest(form);
        if (key) storeKey(key.value);
        showSending(result);
        const answer = await sendRequest(request);
        await showAnswer(result, answer);
        // Whoever had no answer sends the same again, and nothing is done twice. Else it is another request.
        if (repetition && answer.response.status < 500) repetition.value = newIdempotencyKey();
      } catch (error) {
        if (error instanceof UnreadableBody) {
          body?.setAttribute("aria-invalid", "true");
          body?.focus();
        }
        throw error;
      }
    });
  });

  if (fill && form.dataset.lists) {
    fill.hidden = false;
    fill.addEventListener("click", () => void guarded(() => fillIds(form, key?.value ?? "", result)));
  }
  if (key && key.value === "") key.value = storedKey() ?? (await demoKey()) ?? "";
}

redirectLegacyLink();
addEventListener("hashchange", redirectLegacyLink);
for (const form of document.querySelectorAll<HTMLFormElement>(".try-it form")) void prepare(form);
