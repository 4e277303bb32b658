import { localize } from "../../shell/language.ts";

export const causeStrings = localize({
  en: {
    unknown: "the request failed",
    noResponse: (error: string) => `No response: ${error}`,
    responded: (status: number) => `Your server responded with ${status}`,
    network: {
      dns: "Check the host name in the URL and its DNS records.",
      refused: "Make sure that your server is running and listens on the port in the URL.",
      timeout: "Respond within the time limit: store the event first, then process it in the background.",
      certificate: "Install a certificate for this host name from a public authority, with its full chain.",
      tls: "Make sure that the port in the URL serves TLS 1.2 or later.",
      notHttp: "Make sure that the port in the URL serves HTTP.",
      address: "The URL must resolve to a public address.",
      closed: "Check why your server, proxy or firewall closed the connection.",
      other: "Check that your server is reachable from the internet.",
    },
    status: {
      redirect: "Redirects are not followed. Change the URL to the address that it redirects to.",
      badRequest:
        "Your server rejected the event. Check that it accepts this event type and new fields, and reads the body as JSON.",
      unauthorized:
        "Verify the signature with the current signing secret and the raw body, and remove other authentication from this path.",
      notFound: "Check the path in the URL and the route on your server.",
      methodNotAllowed: "Accept POST requests at this path.",
      timeout: "Respond within the time limit: store the event first, then process it in the background.",
      gone: "This status asks the service to stop sending events. If that was a mistake, respond with 2xx and enable the endpoint.",
      tooLarge: "Allow larger request bodies, or change the endpoint's payload to IDs only.",
      tooMany: "Raise the rate limit of your server for this path, or respond faster.",
      gateway: "A proxy in front of your server got no valid response. Check that your server is running.",
      unavailable: "Your server is overloaded or in maintenance. Make sure that it is running.",
      rejected: "Respond with a 2xx status as soon as the event is stored.",
      serverError: "Check your server's logs for an error at the time of the attempt.",
    },
  },
});

export const fixStrings = localize({
  en: {
    lastFailure: "Last failed attempt",
    viewAttempt: "View request and response",
    remedy: "How to fix it",
    test: "Test the endpoint",
    testAgain: "Test again",
    resend: "Resend failed events",
    /** A time follows. */
    resendHint: "Resends the events that failed. First failure:",
    resent: "Resending. See the progress under “Recover missed events”.",
    retrying: "Events that are still being retried need no action.",
    fixed: "The endpoint works again",
    fixedHint: "Resend the events that failed in the meantime.",
    close: "Close",
  },
});
