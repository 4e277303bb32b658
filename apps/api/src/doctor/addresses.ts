/** Whether a host of a URL is this machine itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || host === "" || host.startsWith("127.");
}

/** User or password of a URL as it is meant; as it stands where it is not encoded well. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
