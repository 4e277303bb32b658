export interface ServerSettings {
  /** URL of the institution's API. */
  baseUrl: string;
  /** Makes changes without confirmation. Default: false */
  allowsWrites?: boolean;
  /** Allows an `http:` URL of another machine. The key is then sent unencrypted. Default: false */
  allowInsecureHttp?: boolean;
  /** Signs proofs if the API key is bound to a public key. Only for stdio. */
  // Not `ProofKeyPair` of @svc/client: the published types must not import a package that is only bundled.
  proofKey?: { privateKey: CryptoKey; publicKey: CryptoKey };
  fetch?: typeof globalThis.fetch;
  /** Receives one line per tool call: the tool and the outcome, without arguments and data. */
  log?: (line: string) => void;
}

/** Without `proofKey`, which would sign for every caller. */
export interface HandlerSettings extends Omit<ServerSettings, "proofKey"> {
  /** Host names under which clients reach this server, without ports. Default: the names of this machine */
  allowedHosts?: readonly string[];
}
