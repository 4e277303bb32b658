import type { AccountEventDetail } from "./account-event.ts";
import type { Client, Custodian, CustodianPage } from "./api/client.ts";
import { toWidgetError, WidgetError } from "./api/widget-error.ts";
import { makeBackGuard } from "./back-guard.ts";
import { dayOf } from "./clock.ts";
import { type Endings, makeEndings } from "./endings.ts";
import type { StepEventDetail } from "./events.ts";
import { laterSteps, loadLaterSteps } from "./load-later-steps.ts";
import { toAccountBody } from "./state/fields.ts";
import { addRecent } from "./state/recent.ts";
import { type Action, reduce } from "./state/reduce.ts";
import {
  canSend,
  initialState,
  isOver,
  possibleTypes,
  type Settings,
  type Side,
  type State,
  type Step,
} from "./state/state.ts";
import { isKnown, toEventSide, toUnlisted } from "./state/told-sides.ts";
import type { Texts } from "./strings/texts.ts";
import { makeCustodianStep } from "./views/custodian-step.ts";
import { makeLoadingStep } from "./views/loading-step.ts";
import { makeShell, type Shell } from "./views/shell.ts";
import type { View, ViewContext } from "./views/view.ts";

export interface FlowHost {
  now(): number;
  isOpen(): boolean;
  /** @param onEnding accepts outcomes to wait for, at any time */
  onAccount(detail: AccountEventDetail, onEnding: Endings["add"]): void;
  onStep(detail: StepEventDetail): void;
  onError(error: WidgetError, step: Step): void;
  onClose(): void;
}

export interface FlowSetup {
  texts: Texts;
  settings: Settings;
  /** An error if the configuration is invalid; then nothing is sent. */
  client: Client | WidgetError;
  isTest: boolean;
  canClose: boolean;
}

export interface Flow {
  step(): State["step"];
  isOver(): boolean;
  /** Renders the same state with other texts or settings. */
  configure(setup: FlowSetup): void;
  /** Clears the input and the recent companies, for another participant. */
  reset(): void;
  /** Starts over for the same participant, who may move another account. */
  beginAgain(): void;
  focus(): void;
  /** Cancels pending requests of a hidden widget, except account creation. */
  pause(): void;
}

/** Creates a flow. @param root container */
export function makeFlow(root: HTMLElement, first: FlowSetup, host: FlowHost): Flow {
  let setup = first;
  let state = initialState(setup.settings);
  let shell: Shell;
  let view: View;
  let endings: Endings | null = null;
  let isShown = true;
  let recent: readonly Custodian[] = [];
  const guard = makeBackGuard(goBack);
  mount();

  function mount(): void {
    const { texts, client, isTest, canClose } = setup;
    shell = makeShell({
      texts,
      isTest,
      canClose,
      onSubmit: goOn,
      onBack: () => dispatch({ type: "wentBack" }),
      onRetry: () => (view.retry ? view.retry() : void send()),
      onClose: host.onClose,
    });
    view = makeView();
    root.replaceChildren(shell.element);
    shell.update(state);
    if (client instanceof WidgetError) shell.block(client);
    else {
      shell.show(view);
      view.update(state);
      // The step that needs them shows the error.
      loadLaterSteps().catch(() => {});
    }
    isShown = true;
    holdBack();
  }

  /** Back leads through the steps, then closes the dialog. */
  function holdBack(): void {
    guard.hold(isShown && host.isOpen() && (setup.canClose || (state.step !== "source" && !isOver(state))));
  }

  function goBack(): void {
    const { step } = state;
    dispatch({ type: "wentBack" });
    if (setup.canClose && step === state.step && !state.isSending) host.onClose();
  }

  function dispatch(action: Action): void {
    const { step, completion } = state;
    if (action.type === "custodianChosen") recent = addRecent(recent, action.custodian);
    state = reduce(state, action);
    // The outcome can arrive after the last step is shown.
    const isOtherStep = step !== state.step || completion !== state.completion;
    if (isOtherStep) enterStep();
    shell.update(state);
    if (isOtherStep) shell.focusHeading();
    view.update(state);
    if (step !== state.step) host.onStep({ step: state.step, from: step });
    if (isOtherStep && state.step === "details") readyClient()?.prepareSession();
    holdBack();
    if (action.type === "failed" && state.problem) host.onError(action.error, state.step);
  }

  const readyClient = () => (setup.client instanceof WidgetError ? null : setup.client);

  function makeView(): View {
    const context: ViewContext = {
      texts: setup.texts,
      settings: setup.settings,
      dispatch,
      search,
      recent: () => recent,
      announce: (text) => shell.announce(text),
    };
    const { step } = state;
    if (step === "source" || step === "destination") return makeCustodianStep(step, context);
    const later = laterSteps();
    if (!later) return makeLoadingStep(context, enterStep);
    return {
      details: later.makeDetailsStep,
      review: later.makeReviewStep,
      done: later.makeDoneStep,
    }[step](context, state);
  }

  function enterStep(): void {
    view.dispose?.();
    view = makeView();
    shell.show(view);
  }

  function goOn(): void {
    if (view.isLoading) view.retry?.();
    else if (isOver(state)) host.onClose();
    else if (state.step === "review" || state.step === "done") void send();
    else dispatch({ type: "continued", today: dayOf(host.now()) });
  }

  async function search(
    side: Side,
    q: string,
    signal: AbortSignal,
    order?: "popular",
  ): Promise<CustodianPage> {
    const [only, ...others] = possibleTypes(state, side);
    const role = side === "source" ? "delivering" : "receiving";
    const accountType = others.length === 0 ? only : undefined;
    if (setup.client instanceof WidgetError) throw setup.client;
    return setup.client.searchCustodians({ q, role, accountType, ...(order && { order }) }, signal);
  }

  async function send(): Promise<void> {
    const client = readyClient();
    if (!client || !canSend(state)) return;
    // A retry sends the original consent.
    const body = state.step === "review" ? view.consent?.() : state.consent?.body;
    // With an unknown account type, the required statements are unknown. The participant agrees to them later.
    const agreed = isKnown(state) ? body : null;
    if (isKnown(state) && !agreed) return;
    endings?.forget();
    dispatch({ type: "sent" });
    shell.announce(setup.texts("creating"));
    const { details, settings, source, destination } = state;
    try {
      const account = { ...toAccountBody(details, settings.fields), ...toUnlisted(state) };
      const { accountId, consentId } = await client.createAccount({
        ...account,
        ...(agreed && { consent: agreed }),
      });
      const consent = agreed ? { id: consentId, givenAt: host.now(), body: agreed } : null;
      dispatch({ type: "created", accountId, consent });
      endings = makeEndings({
        onSlow: () => {
          dispatch({ type: "waitedLong" });
          shell.announce(setup.texts("slow"));
        },
        onCompletion: (completion) => dispatch({ type: "completed", completion }),
        onError: (error) => host.onError(error, state.step),
      });
      const sides = { source: toEventSide(source), destination: toEventSide(destination) };
      host.onAccount({ accountId, ...sides, type: agreed?.rollover.type ?? null, consentId }, endings.add);
      endings.begin();
    } catch (error) {
      dispatch({ type: "failed", error: toWidgetError(error) });
    }
  }

  function beginAgain(): void {
    endings?.forget();
    view.dispose?.();
    state = initialState(setup.settings);
    mount();
  }

  return {
    step: () => state.step,
    isOver: () => isOver(state),
    configure(next) {
      setup = next;
      state = reduce(state, { type: "configured", settings: next.settings });
      view.dispose?.();
      mount();
    },
    reset() {
      recent = [];
      beginAgain();
    },
    beginAgain,
    focus: () => shell.focusHeading(),
    pause() {
      view.dispose?.();
      if (isOver(state)) endings?.forget();
      state = reduce(state, { type: "closed" });
      isShown = false;
      holdBack();
    },
  };
}
