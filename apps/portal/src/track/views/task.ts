import { RequestError } from "../api.ts";
import { h } from "../dom.ts";
import { shrinkPhoto } from "../shrink-photo.ts";
import { findText, type Texts } from "../texts.ts";
import type { StatusView } from "./status-view.ts";

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const FILE_TYPES = "application/pdf,image/jpeg,image/png";

export function createTaskCard(view: StatusView): HTMLElement | null {
  const { texts, status } = view;
  const { task, dueOn, depositBy, destination } = status;
  if (!task) return null;
  return h(
    "section",
    { class: "track-task" },
    h("h2", {}, texts("task")),
    task.task === "provide_documents"
      ? createDocumentTasks(view, task.types ?? [])
      : h(
          "p",
          {},
          texts(task.task === "sign_consent" ? "task_sign_consent" : "task_deposit_check", { destination }),
        ),
    dueOn && h("p", { class: "track-due" }, texts("doBy", { day: texts.day(dueOn) })),
    depositBy && h("p", { class: "track-due" }, texts("depositBy", { day: texts.day(depositBy) })),
  );
}

function createDocumentTasks(view: StatusView, types: readonly string[]): HTMLElement {
  const { texts } = view;
  const requestedTypes = types.length === 0 ? ["other"] : types;
  return h(
    "div",
    {},
    h("p", {}, texts(types.length === 0 ? "task_anyDocument" : "task_documents")),
    ...requestedTypes.map((type) => createUpload(view, type)),
    h("p", { class: "track-soft" }, texts("fileHint")),
  );
}

function createUpload(view: StatusView, type: string): HTMLElement {
  const { api, texts, onChanged, onFailed } = view;
  const documentName = texts(findText(`document_${type}`) ?? "document_other");
  const progress = h("p", { class: "track-soft", role: "status" });
  const issue = h("p", { class: "track-issue", role: "alert" });
  const card = h("div", { class: "track-upload" }, h("h3", {}, documentName));
  const send = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    input.value = "";
    if (!chosen || card.getAttribute("aria-busy") === "true") return;
    issue.textContent = "";
    const file = await shrinkPhoto(chosen);
    if (file.size > MAX_FILE_BYTES) {
      issue.textContent = texts("fileTooLarge");
      return;
    }
    card.setAttribute("aria-busy", "true");
    const showProgress = (percent: number) => {
      progress.textContent = texts("sending", { percent: String(percent) });
    };
    showProgress(0);
    try {
      onChanged(await api.upload(type, file, showProgress), texts("sent"));
    } catch (error) {
      const code = error instanceof RequestError ? error.code : "offline";
      if (code === "sign_in_required" || code === "link_not_valid") return onFailed(error);
      issue.textContent = texts(toUploadText(code));
    } finally {
      progress.textContent = "";
      card.setAttribute("aria-busy", "false");
    }
  };
  card.append(
    // Devices without a touch screen rarely have a camera that can photograph paper.
    ...(navigator.maxTouchPoints > 0 ? [createPicker(texts, { documentName, usesCamera: true, send })] : []),
    createPicker(texts, { documentName, usesCamera: false, send }),
    progress,
    issue,
  );
  return card;
}

/** Labels a visually hidden input, which keeps the browser's keyboard and screen reader support. */
function createPicker(
  texts: Texts,
  {
    documentName,
    usesCamera,
    send,
  }: { documentName: string; usesCamera: boolean; send: (input: HTMLInputElement) => Promise<void> },
): HTMLElement {
  const input: HTMLInputElement = h("input", {
    type: "file",
    class: "track-file",
    accept: usesCamera ? "image/jpeg,image/png" : FILE_TYPES,
    capture: usesCamera && "environment",
    "aria-label": texts(usesCamera ? "photoOf" : "fileOf", { document: documentName }),
    onchange: () => void send(input),
  });
  const text = texts(usesCamera ? "takePhoto" : "chooseFile");
  return h(
    "label",
    { class: usesCamera ? "track-button" : "track-button track-button-secondary" },
    input,
    text,
  );
}

function toUploadText(code: string) {
  if (code === "payload_too_large") return "fileTooLarge";
  if (code === "validation_failed" || code === "unsupported_media_type") return "fileType";
  if (code === "file_infected") return "fileInfected";
  return code === "invalid_transition" ? "fileNotNeeded" : "sendFailed";
}
