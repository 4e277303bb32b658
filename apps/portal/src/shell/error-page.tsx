import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ProblemError } from "../api/problem.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { ErrorNotice, Notice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { strings } from "./strings.ts";

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryErrors = useQueryErrorResetBoundary();
  const retry = () => {
    queryErrors.reset();
    reset();
    void router.invalidate();
  };
  if (error instanceof ProblemError) return <ErrorNotice error={error} onRetry={retry} />;
  if (isChunkError(error)) {
    return (
      <Notice tone="info" title={strings.notLoaded}>
        <p>{strings.notLoadedHint}</p>
        <div>
          <Button variant="primary" onPress={() => location.reload()}>
            {strings.reload}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={strings.pageFailed}>
      <p>{strings.pageFailedHint}</p>
      <p className="mono">{error instanceof Error ? error.message : String(error)}</p>
      <div>
        <Button onPress={retry}>{strings.tryAgain}</Button>
      </div>
    </Notice>
  );
}

/** Returns true if a file of the portal did not load because there is no connection or a newer release replaced it. */
function isChunkError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message)
  );
}

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={strings.notFound}>{strings.notFoundHint}</PageHeader>
      <div>
        <LinkButton href="/">{strings.toHome}</LinkButton>
      </div>
    </>
  );
}
