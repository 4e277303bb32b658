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

/** What a page does with the widget, by its `ref`. */
export interface RolloverWidgetHandle {
  /** Shows it over the page; one that is `inline` is there already. What was entered before still is. */
  open(): void;
  /** Closes it, with `onExit`. */
  close(): void;
  /** Forgets what was entered, and the session: call it when another participant logs in. */
  reset(): void;
  /** Whether the participant sees it. */
  readonly isOpen: boolean;
}

/** The element's attributes, properties and events. Whatever else an element may have is put on it: `id`, `style`, `data-…`. */
export interface RolloverWidgetProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "onError"> {
  /** Where the widget service is. */
  baseUrl: string;
  /** Your server's session token. It is called when one is needed, and again when one is over. */
  fetchToken: FetchToken;
  /** The `pk_` key, with which custodians are searched; without it they are searched with the session. */
  publicKey?: string | undefined;
  /** The participant's account is there: create the rollover, and let them wait for it by `event.waitUntil(promise)`. */
  onAccount?: ((event: RolloverWidgetEventMap["account"]) => void) | undefined;
  /** The participant has come to another step. */
  onStep?: ((event: RolloverWidgetEventMap["step"]) => void) | undefined;
  /** The widget was closed. */
  onExit?: ((event: RolloverWidgetEventMap["exit"]) => void) | undefined;
  /** Something did not work; the participant has been told. */
  onError?: ((event: RolloverWidgetEventMap["error"]) => void) | undefined;
  /** Texts of yours, by name, put over the widget's. */
  strings?: Partial<Strings> | undefined;
  /** Where the money goes, when that is not the participant's to choose. */
  destination?: FixedDestination | null | undefined;
  /** Terms of yours, which the participant agrees to with a checkbox each. */
  terms?: readonly Terms[] | undefined;
  /** Shows it where it stands in the page, from the beginning. */
  inline?: boolean | undefined;
  /** A BCP 47 tag. */
  locale?: string | undefined;
  /** What to ask for beside first name and email. */
  fields?: readonly OptionalField[] | undefined;
  requiredFields?: readonly OptionalField[] | undefined;
  sourceAccountTypes?: readonly AccountType[] | undefined;
  destinationAccountTypes?: readonly AccountType[] | undefined;
  /** Where the money goes through the participant's hands. Without it: straight from one custodian to the other. */
  rolloverType?: "indirect_60_day" | undefined;
  supportPhone?: string | undefined;
  supportEmail?: string | undefined;
  supportUrl?: string | undefined;
  appearance?: "classic" | "mono" | "warm" | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  className?: string | undefined;
}

type Handlers = Pick<RolloverWidgetProps, "onAccount" | "onStep" | "onExit" | "onError">;

/** React 18 warns of the one on a server, where neither does anything. */
const useCommitEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * `<svc-rollover-widget>` as a React component. Children with a `slot` are put into the widget's.
 *
 * All that is the widget's is set once the element is there, not by React: React 18 knows no properties and no events of custom
 * elements, and React 19 leaves out the properties of those that a server has rendered.
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
    appearance,
    theme,
    className,
    ...others
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
    const end = new AbortController();
    const listen = <Name extends keyof RolloverWidgetEventMap>(type: Name, name: keyof Handlers) =>
      widget?.addEventListener(
        type,
        (event) =>
          (handlers.current[name] as ((event: RolloverWidgetEventMap[Name]) => void) | undefined)?.(event),
        { signal: end.signal },
      );
    listen("account", "onAccount");
    listen("step", "onStep");
    listen("exit", "onExit");
    listen("error", "onError");
    return () => end.abort();
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

  // By this name React 18 knows it of custom elements, and React 19 too.
  return createElement(TAG_NAME, { ...others, class: className, ref: element });
});
