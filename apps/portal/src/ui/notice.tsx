import type { ReactNode } from "react";
import { ProblemError } from "../api/problem.ts";
import { Button, LinkButton } from "./button.tsx";
import { CopyButton } from "./copy.tsx";
import { Icon } from "./icon.tsx";
import { strings } from "./strings.ts";
import type { Tone } from "./tone.ts";
import { TONE_ICONS } from "./tone-icons.ts";
import "./notice.css";

/** Screen readers announce a notice with the tone `bad` immediately. */
export function Notice({
  tone = "info",
  title,
  children,
}: {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="notice" data-tone={tone} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={TONE_ICONS[tone]} />
      <div className="notice-content">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

export function ErrorNotice({
  error,
  onRetry,
  hasField,
}: {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** True for fields that show their own issues, which the notice omits. */
  hasField?: (name: string) => boolean;
}) {
  if (error === null || error === undefined) return null;
  if (!(error instanceof ProblemError)) {
    return <Notice tone="bad" title={error instanceof Error ? error.message : String(error)} />;
  }
  const { problem } = error;
  const issues = hasField ? error.listIssuesOutside(hasField) : problem.errors;
  const hasFieldErrors = problem.errors.length > issues.length;
  return (
    <Notice tone="bad" title={hasFieldErrors ? strings.checkFields : problem.title}>
      {!hasFieldErrors && <p>{problem.detail}</p>}
      {issues.length > 0 && (
        <ul className="notice-issues">
          {issues.map(({ pointer, parameter, detail }) => (
            <li key={`${pointer ?? parameter} ${detail}`}>
              {(pointer ?? parameter) && <code>{pointer ?? parameter}</code>} {detail}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            {strings.tryAgain}
          </Button>
        )}
        {problem.code === "two_factor_required" && (
          <LinkButton size="small" variant="primary" href="/profile">
            {strings.setUpFactor}
          </LinkButton>
        )}
        {problem.type.startsWith("/errors/") && (
          <a href={problem.type} target="_blank" rel="noreferrer">
            {strings.whatToDo}
          </a>
        )}
        {problem.requestId && (
          <span className="row">
            <span className="soft">{strings.requestId}</span>
            <code>{problem.requestId}</code>
            <CopyButton text={problem.requestId} label={strings.requestId} />
          </span>
        )}
      </div>
    </Notice>
  );
}
