import "/svc-rollover-widget.js";

const widget = document.querySelector("svc-rollover-widget");
const log = document.querySelector("#log");

function addLogEntry(source, text, data) {
  const item = document.createElement("li");
  const paragraph = (className, content) => {
    const element = document.createElement("p");
    element.className = className;
    element.textContent = content;
    return element;
  };
  item.append(paragraph("source", source), paragraph("description", text));
  if (data) {
    const block = document.createElement("pre");
    block.textContent = JSON.stringify(data, null, 2);
    item.append(block);
  }
  log.append(item);
}

async function post(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(json.detail);
  return json;
}

// Your own terms, in addition to the required statements. The service stores this text.
const TERMS = { id: "transfer-terms", version: "2026-11", url: "/terms.html" };
widget.terms = [
  { ...TERMS, language: "en", text: "I have read and accept Fernhill’s transfer terms." },
  { ...TERMS, language: "es", text: "He leído y acepto las condiciones de traslado de Fernhill." },
];

// Your server holds the sk_ key, knows the logged-in participant and returns a session token.
widget.fetchToken = async () => {
  const { sessionToken, expiresAt } = await post("/session");
  addLogEntry("This site's server, with its sk_ key", "Created a session for the logged-in participant.", {
    expiresAt,
  });
  return { sessionToken, expiresAt };
};

// The participant waits for this promise and sees its outcome.
widget.addEventListener("account", (event) => {
  addLogEntry("The widget", "Event “account”: the participant’s account exists.", event.detail);
  event.waitUntil(requestRollover(event.detail));
});

async function requestRollover(detail) {
  try {
    const { completion, rollover } = await post("/rollover", detail);
    const result = rollover ? "The rollover was created." : "No rollover was created.";
    addLogEntry("This site's server, with its ak_ key", result, { ...rollover, completion });
    return completion;
  } catch (error) {
    addLogEntry("This site's server, with its ak_ key", `The rollover was not created: ${error.message}`);
    throw error;
  }
}
widget.addEventListener("error", ({ detail }) => addLogEntry("The widget", "Event “error”.", detail));
widget.addEventListener("exit", ({ detail }) => addLogEntry("The widget", "Event “exit”.", detail));

document.querySelector("#start").addEventListener("click", () => {
  addLogEntry("This page", "The participant opened the widget. It searches custodians with the pk_ key.");
  widget.open();
});
document.querySelector("#language").addEventListener("change", ({ target }) => {
  widget.locale = target.value;
});
document.querySelector("#theme").addEventListener("change", ({ target }) => {
  if (target.value) widget.setAttribute("theme", target.value);
  else widget.removeAttribute("theme");
});
addLogEntry("This page", "The widget is loaded. It has not sent a request yet.");
