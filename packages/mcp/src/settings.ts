export interface ServerSettings {
  /** URL of the institution's API. */
  baseUrl: string;
  /** Makes changes without confirmation. Default: false */
  allowsWrites?: boolean;
  /** Allows an `http:` URL of another machine, which gets the key unencrypted. Default: false */
  allowInsecureHttp?: boolean;
  /** Signs proofs if the API key is bound to a public key. Only for stdio. */
  // Not `ProofKeyPair` of @svc/client: published types must not import a package that is only bundled.
  proofKey?: { privateKey: CryptoKey; publicKey: CryptoKey };
  fetch?: typeof globalThis.fetch;
  /** Receives one line per tool call, without arguments and data. */
  log?: (line: string) => void;
}

/** Omits `proofKey`, which would sign for every caller. */
export interface HandlerSettings extends Omit<ServerSettings, "proofKey"> {
  /** Names under which clients reach this server, without ports. Default: the names of this machine */
  allowedHosts?: readonly string[];
}
