import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { PortalSession } from "./sign-in.ts";
import type { SignInAction } from "./sign-in-audit.ts";
import type { ThrottleKey } from "./throttle.ts";

export interface AuthCaller {
  network: string;
  session: PortalSession | null;
  /** User who has entered the password but not yet the second factor. */
  pendingUserId: string | null;
}

/** A better-auth endpoint that the portal exposes. */
export interface AuthEndpoint {
  /** better-auth's path, if different. */
  path?: string;
  /** If omitted, no body is accepted. */
  body?: z.ZodType<Record<string, unknown>>;
  needsSession?: true;
  /** Converts the validated body to better-auth's. */
  toBody?(body: Record<string, unknown>): Record<string, unknown>;
  /** Limits that each attempt counts toward. A successful attempt is refunded. */
  throttleKeys?(body: Record<string, unknown>, caller: AuthCaller): readonly ThrottleKey[];
  /** Field with a new password, which must be strong. */
  newPasswordField?: string;
  /** Converts better-auth's response. If omitted, the response is `{}`. */
  show?(response: Record<string, unknown>): unknown;
  /** Audited after success. */
  audit?: SignInAction;
  /** Adds a factor if the user is signed in. Otherwise, this is a sign-in step. */
  addsFactorWhenSignedIn?: true;
  /** Users with a factor must have signed in with it recently. */
  changesFactors?: true;
  /** The body's token was mailed, so success verifies the email address. */
  provesMailbox?: true;
  endsOtherSessions?: true;
  /** Outcomes are counted, and refusals are audited. */
  isSignIn?: true;
  /** Text of the email about the change. */
  notice?: string;
}

const password = z.string().min(1).max(1024);
const code = z.string().min(1).max(64);
const ceremony = z.record(z.string(), z.unknown());

const keysByAddress = (_: unknown, { network }: AuthCaller): readonly ThrottleKey[] => [
  ["sign-in:address", network],
];
const keysByPendingUser = (
  _: unknown,
  { network, pendingUserId, session }: AuthCaller,
): readonly ThrottleKey[] => [
  ["sign-in:address", network],
  ["password:user", pendingUserId ?? session?.userId ?? network],
];
const keysByUser = (_: unknown, { session }: AuthCaller): readonly ThrottleKey[] => [
  ["password:user", session?.userId ?? ""],
];
const showNothing = () => ({});

/** The exposed endpoints by method and path under `/portal/auth`. Other better-auth endpoints return 404. */
export const AUTH_ENDPOINTS: Readonly<Record<string, AuthEndpoint>> = {
  "POST /sign-in/email": {
    body: z.strictObject({ email: z.string().min(1).max(320), password }),
    toBody: ({ email, ...body }) => ({ ...body, email: String(email).trim().toLowerCase() }),
    throttleKeys: ({ email }, { network }) => {
      const account = String(email).trim().toLowerCase();
      return [
        ["sign-in:address", network],
        ["sign-in:address-and-account", `${network} ${account}`],
        ["sign-in:account", account],
      ];
    },
    show: ({ twoFactorRedirect }) => ({ next: twoFactorRedirect === true ? "second_factor" : "done" }),
    isSignIn: true,
  },
  "POST /two-factor/verify-totp": {
    body: z.strictObject({ code }),
    throttleKeys: keysByPendingUser,
    show: showNothing,
    isSignIn: true,
    audit: "member.second_factor_added",
    addsFactorWhenSignedIn: true,
    endsOtherSessions: true,
    notice: "An authenticator app was added. All other sessions were signed out.",
  },
  "POST /two-factor/verify-backup-code": {
    body: z.strictObject({ code }),
    throttleKeys: keysByPendingUser,
    show: showNothing,
    isSignIn: true,
  },
  "GET /passkey/generate-authenticate-options": { show: (options) => options },
  "POST /passkey/verify-authentication": {
    body: z.strictObject({ response: ceremony }),
    throttleKeys: keysByAddress,
    show: showNothing,
    isSignIn: true,
  },
  "POST /sign-in/sso": {
    path: "/sign-in/social",
    body: z.strictObject({}),
    toBody: () => ({ provider: "sso", callbackURL: "/portal/", errorCallbackURL: "/portal/sign-in" }),
    show: ({ url }) => ({ url }),
  },
  "GET /callback/sso": {},
  "POST /link/sso": {
    path: "/link-social",
    body: z.strictObject({}),
    needsSession: true,
    changesFactors: true,
    toBody: () => ({ provider: "sso", callbackURL: "/portal/profile", errorCallbackURL: "/portal/profile" }),
    show: ({ url }) => ({ url }),
  },
  "POST /sign-out": { body: z.strictObject({}), show: showNothing, audit: "member.signed_out" },
  "POST /reset-password": {
    body: z.strictObject({ token: z.string().min(1).max(200), newPassword: password }),
    throttleKeys: keysByAddress,
    newPasswordField: "newPassword",
    show: showNothing,
    provesMailbox: true,
    audit: "member.password_reset",
    notice: "The password was reset. All sessions were signed out.",
  },
  "POST /change-password": {
    body: z.strictObject({ currentPassword: password, newPassword: password }),
    needsSession: true,
    // Another person who knows the old password could be signed in.
    toBody: (body) => ({ ...body, revokeOtherSessions: true }),
    throttleKeys: keysByUser,
    newPasswordField: "newPassword",
    show: showNothing,
    audit: "member.password_changed",
    notice: "The password was changed. All other sessions were signed out.",
  },
  "POST /update-user": {
    body: z.strictObject({ name: lineField(200) }),
    needsSession: true,
    show: showNothing,
  },
  "POST /two-factor/enable": {
    body: z.strictObject({ password }),
    needsSession: true,
    throttleKeys: keysByUser,
    changesFactors: true,
    show: ({ totpURI, backupCodes }) => ({ totpUri: totpURI, recoveryCodes: backupCodes }),
    audit: "member.recovery_codes_made",
  },
  "POST /two-factor/disable": {
    body: z.strictObject({ password }),
    needsSession: true,
    throttleKeys: keysByUser,
    changesFactors: true,
    show: showNothing,
    audit: "member.second_factor_removed",
    notice: "Your authenticator app was removed.",
  },
  "POST /two-factor/generate-backup-codes": {
    body: z.strictObject({ password }),
    needsSession: true,
    throttleKeys: keysByUser,
    changesFactors: true,
    show: ({ backupCodes }) => ({ recoveryCodes: backupCodes }),
    audit: "member.recovery_codes_replaced",
  },
  "GET /passkey/generate-register-options": {
    needsSession: true,
    changesFactors: true,
    show: (options) => options,
  },
  "POST /passkey/verify-registration": {
    body: z.strictObject({ response: ceremony, name: lineField(100).optional() }),
    needsSession: true,
    changesFactors: true,
    endsOtherSessions: true,
    show: ({ id }) => ({ id }),
    audit: "member.passkey_added",
    notice: "A passkey was added. All other sessions were signed out.",
  },
  "POST /passkey/delete-passkey": {
    body: z.strictObject({ id: z.string().min(1).max(64) }),
    needsSession: true,
    changesFactors: true,
    show: showNothing,
    audit: "member.passkey_removed",
    notice: "A passkey was removed.",
  },
};
