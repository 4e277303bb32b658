import "/svc-rollover-widget.js";

const widget = document.querySelector("svc-rollover-widget");
const log = document.querySelector("#log");

function tell(who, what, data) {
  const item = document.createElement("li");
  const paragraph = (className, text) => {
    const element = document.createElement("p");
    element.className = className;
    element.textContent = text;
    return element;
  };
  item.append(paragraph("who", who), paragraph("what", what));
  if (data) {
    const block = document.createElement("pre");
    block.textContent = JSON.stringify(data, null, 2);
    item.append(block);
  }
  log.append(item);
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.detail);
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
  tell("This site's server, with its sk_ key", "Opened a session for the logged-in participant.", {
    expiresAt,
  });
  return { sessionToken, expiresAt };
};

// The participant waits for this promise and sees its outcome.
widget.addEventListener("account", (event) => {
  tell("The widget", "Event “account”: the participant’s account exists.", event.detail);
  event.waitUntil(requestRollover(event.detail));
});

async function requestRollover(detail) {
  try {
    const { completion, rollover } = await post("/rollover", detail);
    const what = rollover ? "The rollover was created." : "No rollover was created.";
    tell("This site's server, with its ak_ key", what, { ...rollover, completion });
    return completion;
  } catch (error) {
    tell("This site's server, with its ak_ key", `The rollover was not created: ${error.message}`);
    throw error;
  }
}
widget.addEventListener("error", ({ detail }) => tell("The widget", "Event “error”.", detail));
widget.addEventListener("exit", ({ detail }) => tell("The widget", "Event “exit”.", detail));

document.querySelector("#start").addEventListener("click", () => {
  tell("This page", "The participant opened the widget. It searches custodians with the pk_ key.");
  widget.open();
});
document.querySelector("#language").addEventListener("change", ({ target }) => {
  widget.locale = target.value;
});
document.querySelector("#theme").addEventListener("change", ({ target }) => {
  if (target.value) widget.setAttribute("theme", target.value);
  else widget.removeAttribute("theme");
});
tell("This page", "The widget is loaded. It has not sent a request yet.");
