import {
  type AccountType,
  type FetchToken,
  type FixedDestination,
  type OptionalField,
  type RolloverWidgetEventMap,
  type Strings,
  TAG_NAME,
  type Terms,
  type RolloverWidget as WidgetElement,
} from "@svc/widget";
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";

/** Handle of the widget, from its `ref`. */
export interface RolloverWidgetHandle {
  /** Opens the widget over the page, with the earlier input. Has no effect on an `inline` widget. */
  open(): void;
  /** Closes the widget and emits `onExit`. */
  close(): void;
  /** Clears the input and the session. Call it when another participant uses the page. */
  reset(): void;
  readonly isOpen: boolean;
}

/** Attributes, properties and events of the element. Other attributes, such as `id` and `data-…`, are passed through. */
export interface RolloverWidgetProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "onError"> {
  /** URL of the widget service. */
  baseUrl: string;
  /** Returns a session token from your server. Called for the first token and when a token expires. */
  fetchToken: FetchToken;
  /** The `pk_` key for custodian search. Default: search uses the session. */
  publicKey?: string | undefined;
  /** Called when the account exists. Create the rollover and pass its promise to `event.waitUntil`. */
  onAccount?: ((event: RolloverWidgetEventMap["account"]) => void) | undefined;
  onStep?: ((event: RolloverWidgetEventMap["step"]) => void) | undefined;
  onExit?: ((event: RolloverWidgetEventMap["exit"]) => void) | undefined;
  /** The participant has already seen a message. */
  onError?: ((event: RolloverWidgetEventMap["error"]) => void) | undefined;
  /** Text overrides, by name. */
  strings?: Partial<Strings> | undefined;
  /** Fixed destination, if the participant does not choose one. */
  destination?: FixedDestination | null | undefined;
  /** Your terms, each with a checkbox. */
  terms?: readonly Terms[] | undefined;
  /** Shows the widget in the page instead of a dialog. */
  inline?: boolean | undefined;
  /** BCP 47 tag. */
  locale?: string | undefined;
  /** Optional fields to ask for, besides first name and email. */
  fields?: readonly OptionalField[] | undefined;
  requiredFields?: readonly OptionalField[] | undefined;
  sourceAccountTypes?: readonly AccountType[] | undefined;
  destinationAccountTypes?: readonly AccountType[] | undefined;
  /** Pays the money to the participant, who redeposits it. By default, the money moves directly between custodians. */
  rolloverType?: "indirect_60_day" | undefined;
  supportPhone?: string | undefined;
  supportEmail?: string | undefined;
  supportUrl?: string | undefined;
  /** Your name, shown in the header and in the privacy note. */
  organizationName?: string | undefined;
  /** Your privacy policy: an http or https URL. */
  privacyUrl?: string | undefined;
  appearance?: "classic" | "mono" | "warm" | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  className?: string | undefined;
}

type Handlers = Pick<RolloverWidgetProps, "onAccount" | "onStep" | "onExit" | "onError">;

/** Avoids React 18's warning about useLayoutEffect on a server. */
const useCommitEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * React wrapper of `<svc-rollover-widget>`. Children with a `slot` go into the widget's slots.
 *
 * Sets properties and events itself: React 18 does not support them on custom elements, and React 19 omits the properties of
 * server-rendered ones.
 */
export const RolloverWidget: ForwardRefExoticComponent<
  RolloverWidgetProps & RefAttributes<RolloverWidgetHandle>
> = forwardRef(function RolloverWidget(
  {
    baseUrl,
    fetchToken,
    publicKey,
    onAccount,
    onStep,
    onExit,
    onError,
    strings,
    destination,
    terms,
    inline,
    locale,
    fields,
    requiredFields,
    sourceAccountTypes,
    destinationAccountTypes,
    rolloverType,
    supportPhone,
    supportEmail,
    supportUrl,
    organizationName,
    privacyUrl,
    appearance,
    theme,
    className,
    ...otherProps
  },
  ref,
) {
  const element = useRef<WidgetElement>(null);
  const handlers = useRef<Handlers>({});

  useCommitEffect(() => {
    handlers.current = { onAccount, onStep, onExit, onError };
    const widget = element.current;
    if (!widget) return;
    Object.assign(widget, {
      fetchToken,
      strings: strings ?? null,
      destination: destination ?? null,
      terms: terms ?? null,
    });
    const attributes = {
      "base-url": baseUrl,
      "public-key": publicKey,
      inline: inline ? "" : null,
      locale,
      fields: fields?.join(" "),
      "required-fields": requiredFields?.join(" "),
      "source-account-types": sourceAccountTypes?.join(" "),
      "destination-account-types": destinationAccountTypes?.join(" "),
      "rollover-type": rolloverType,
      "support-phone": supportPhone,
      "support-email": supportEmail,
      "support-url": supportUrl,
      "organization-name": organizationName,
      "privacy-url": privacyUrl,
      appearance,
      theme,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value == null) widget.removeAttribute(name);
      else widget.setAttribute(name, value);
    }
  });

  useCommitEffect(() => {
    const widget = element.current;
    const controller = new AbortController();
    const listen = <Name extends keyof RolloverWidgetEventMap>(type: Name, name: keyof Handlers) =>
      widget?.addEventListener(
        type,
        (event) =>
          (handlers.current[name] as ((event: RolloverWidgetEventMap[Name]) => void) | undefined)?.(event),
        { signal: controller.signal },
      );
    listen("account", "onAccount");
    listen("step", "onStep");
    listen("exit", "onExit");
    listen("error", "onError");
    return () => controller.abort();
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      open: () => element.current?.open(),
      close: () => element.current?.close(),
      reset: () => element.current?.reset(),
      get isOpen() {
        return element.current?.isOpen ?? false;
      },
    }),
    [],
  );

  // React 18 and 19 both pass `class` to custom elements.
  return createElement(TAG_NAME, { ...otherProps, class: className, ref: element });
});
