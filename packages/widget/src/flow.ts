import {
  type AccountEventDetail,
  areTypesKnown,
  toEventSide,
  toUnlistedCustodians,
} from "./account-event.ts";
import type { Client, Custodian, CustodianPage } from "./api/client.ts";
import { toWidgetError, WidgetError } from "./api/widget-error.ts";
import { createBackGuard } from "./back-guard.ts";
import { toLocalDate } from "./clock.ts";
import { type CompletionTracker, createCompletionTracker } from "./completion-tracker.ts";
import type { StepEventDetail } from "./events.ts";
import { getLaterSteps, loadLaterSteps } from "./load-later-steps.ts";
import { toAccountBody } from "./state/fields.ts";
import { type Action, reduce } from "./state/reduce.ts";
import { addRecent } from "./state/search.ts";
import {
  canSend,
  createInitialState,
  getPossibleTypes,
  isFinished,
  type Settings,
  type Side,
  type State,
  type Step,
} from "./state/state.ts";
import type { Texts } from "./strings/texts.ts";
import { createCustodianStep } from "./views/custodian-step.ts";
import { createLoadingStep } from "./views/loading-step.ts";
import { createShell, type Shell } from "./views/shell.ts";
import type { SearchOptions, View, ViewContext } from "./views/view.ts";

export interface FlowHost {
  now(): number;
  isOpen(): boolean;
  onAccount(detail: AccountEventDetail, onOutcome: CompletionTracker["add"]): void;
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
  getStep(): State["step"];
  isFinished(): boolean;
  configure(setup: FlowSetup): void;
  /** Clears the input and the recent companies, for another participant. */
  reset(): void;
  /** Starts over for the same participant, who may move another account. */
  restart(): void;
  focus(): void;
  /** Cancels pending requests of a hidden widget, except account creation. */
  pause(): void;
}

export function createFlow(root: HTMLElement, initialSetup: FlowSetup, host: FlowHost): Flow {
  let setup = initialSetup;
  let state = createInitialState(setup.settings);
  let shell: Shell;
  let view: View;
  let completionTracker: CompletionTracker | null = null;
  /** Aborted by `restart` and `reset`, so that pending calls cannot change the new state. */
  let run = new AbortController();
  let isShown = true;
  let recent: readonly Custodian[] = [];
  const guard = createBackGuard(goBack);
  mount();

  function mount(): void {
    const { texts, settings, client, isTest, canClose } = setup;
    shell = createShell({
      texts,
      organization: settings.organization,
      isTest,
      canClose,
      onSubmit: advance,
      onBack: () => dispatch({ type: "wentBack" }),
      onRetry: () => (view.retry ? view.retry() : void send()),
      onClose: host.onClose,
    });
    view = createView();
    root.replaceChildren(shell.element);
    shell.update(state);
    if (client instanceof WidgetError) shell.block(client);
    else {
      shell.show(view);
      view.update(state);
      // Ignores errors: the first later step loads again and reports them.
      loadLaterSteps().catch(() => {});
    }
    isShown = true;
    updateBackGuard();
  }

  function updateBackGuard(): void {
    guard.setGuarding(
      isShown && host.isOpen() && (setup.canClose || (state.step !== "source" && !isFinished(state))),
    );
  }

  /** Closes the dialog if there is no previous step. */
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
    const mustCreateView = step !== state.step || completion !== state.completion;
    if (mustCreateView) enterStep();
    shell.update(state);
    if (mustCreateView) shell.focusHeading();
    view.update(state);
    if (step !== state.step) host.onStep({ step: state.step, from: step });
    if (mustCreateView && state.step === "details") getClient()?.prepareSession();
    updateBackGuard();
    if (action.type === "failed" && state.problem) host.onError(action.error, state.step);
  }

  const getClient = () => (setup.client instanceof WidgetError ? null : setup.client);

  function createView(): View {
    const { signal } = run;
    const context: ViewContext = {
      texts: setup.texts,
      settings: setup.settings,
      dispatch: (action) => {
        if (!signal.aborted) dispatch(action);
      },
      search,
      getRecent: () => recent,
      isChosenSource: ({ id }) => state.step === "destination" && state.source.custodian?.id === id,
      announce: (text) => shell.announce(text),
    };
    const { step } = state;
    if (step === "source" || step === "destination") return createCustodianStep(step, context);
    const lazySteps = getLaterSteps();
    if (!lazySteps) return createLoadingStep(context, enterStep);
    return {
      details: lazySteps.createDetailsStep,
      review: lazySteps.createReviewStep,
      done: lazySteps.createDoneStep,
    }[step](context, state);
  }

  function enterStep(): void {
    view.dispose?.();
    view = createView();
    shell.show(view);
  }

  function advance(): void {
    if (view.isLoading) view.retry?.();
    else if (isFinished(state)) host.onClose();
    else if (state.step === "review" || state.step === "done") void send();
    else dispatch({ type: "continued", today: toLocalDate(host.now()) });
  }

  async function search(side: Side, q: string, { signal, order }: SearchOptions): Promise<CustodianPage> {
    const possibleTypes = getPossibleTypes(state, side);
    const role = side === "source" ? "delivering" : "receiving";
    const accountType = possibleTypes.length === 1 ? possibleTypes[0] : undefined;
    if (setup.client instanceof WidgetError) throw setup.client;
    return setup.client.searchCustodians({ q, role, accountType, ...(order && { order }) }, signal);
  }

  async function send(): Promise<void> {
    const client = getClient();
    if (!client || !canSend(state)) return;
    // A retry sends the original consent.
    const givenConsent = state.step === "review" ? view.readConsent?.() : state.consent?.body;
    // With an unknown account type, the required statements are unknown, so the participant agrees later.
    const consentBody = areTypesKnown(state) ? givenConsent : null;
    if (areTypesKnown(state) && !consentBody) return;
    const { signal } = run;
    completionTracker?.cancel();
    dispatch({ type: "sent" });
    shell.announce(setup.texts("creating"));
    const { details, settings, source, destination } = state;
    try {
      const account = { ...toAccountBody(details, settings.fields), ...toUnlistedCustodians(state) };
      const body = { ...account, ...(consentBody && { consent: consentBody }) };
      const { accountId, consentId } = await client.createAccount(body, signal);
      signal.throwIfAborted();
      const consent = consentBody ? { id: consentId, givenAt: host.now(), body: consentBody } : null;
      dispatch({ type: "created", accountId, consent });
      completionTracker = createCompletionTracker({
        onSlow: () => {
          dispatch({ type: "waitedLong" });
          shell.announce(setup.texts("slow"));
        },
        onCompletion: (completion) => dispatch({ type: "completed", completion }),
        onError: (error) => host.onError(error, state.step),
      });
      const sides = { source: toEventSide(source), destination: toEventSide(destination) };
      host.onAccount(
        { accountId, ...sides, type: consentBody?.rollover.type ?? null, consentId },
        completionTracker.add,
      );
      completionTracker.begin();
    } catch (error) {
      if (!signal.aborted) dispatch({ type: "failed", error: toWidgetError(error) });
    }
  }

  function restart(): void {
    run.abort();
    run = new AbortController();
    completionTracker?.cancel();
    view.dispose?.();
    state = createInitialState(setup.settings);
    mount();
  }

  return {
    getStep: () => state.step,
    isFinished: () => isFinished(state),
    configure(next) {
      setup = next;
      state = reduce(state, { type: "configured", settings: next.settings });
      view.dispose?.();
      mount();
    },
    reset() {
      recent = [];
      restart();
    },
    restart,
    focus: () => shell.focusHeading(),
    pause() {
      view.dispose?.();
      if (isFinished(state)) completionTracker?.cancel();
      state = reduce(state, { type: "closed" });
      isShown = false;
      updateBackGuard();
    },
  };
}
