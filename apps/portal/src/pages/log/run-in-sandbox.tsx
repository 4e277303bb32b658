import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { getOrganizationId } from "../../api/organization.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { formatJson } from "../../ui/code-block.tsx";
import { Button, CodeBlock, Dialog, DialogActions, Form, TextField, TextLink } from "../../ui/index.ts";
import { StatusBadge } from "../logs/parts.tsx";
import type { CorrectedCall } from "./corrected-call.ts";
import { runStrings as strings } from "./strings.ts";

interface SandboxResponse {
  status: number;
  durationMs: number;
  requestId: string | null;
  body: string;
}

const PATH_PATTERN = /^\/v1\/[^{}\s]+$/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends the call with the portal's session, so that no key is needed. */
export function RunInSandbox({ call, onClose }: { call: CorrectedCall; onClose: () => void }) {
  const [path, setPath] = useState(call.path);
  const [body, setBody] = useState(call.body === undefined ? "" : JSON.stringify(call.body, null, 2));
  const getIdempotencyKey = useIdempotencyKey();
  const hasBody = call.body !== undefined;
  const isPathValid = PATH_PATTERN.test(path);
  const isBodyValid = !hasBody || isJson(body);
  const send = useMutation({
    mutationFn: async (): Promise<SandboxResponse> => {
      const start = performance.now();
      const organization = getOrganizationId();
      const response = await fetch(path, {
        method: call.method,
        headers: {
          ...(organization === null ? {} : { "Svc-Organization": organization }),
          ...(call.acceptsIdempotencyKey
            ? { "Idempotency-Key": getIdempotencyKey([call.method, path, body]) }
            : {}),
          ...(hasBody ? { "Content-Type": "application/json" } : {}),
        },
        ...(hasBody ? { body } : {}),
      });
      return {
        status: response.status,
        requestId: response.headers.get("X-Request-Id"),
        body: await response.text(),
        durationMs: Math.round(performance.now() - start),
      };
    },
  });
  return (
    <Dialog title={strings.title} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.hint}</p>
      <Form onSubmit={() => isPathValid && isBodyValid && send.mutate()} error={send.error}>
        <TextField
          label={`${strings.path} (${call.method})`}
          hint={isPathValid ? strings.pathHint : strings.invalidPath}
          value={path}
          onChange={setPath}
          isInvalid={!isPathValid}
          isMono
        />
        {hasBody && (
          <TextField
            label={strings.body}
            {...(isBodyValid ? {} : { hint: strings.invalidBody })}
            value={body}
            onChange={setBody}
            isInvalid={!isBodyValid}
            rows={10}
            isMono
          />
        )}
        {send.data && <Response response={send.data} isIdempotent={call.acceptsIdempotencyKey} />}
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
          <Button
            type="submit"
            variant="primary"
            isPending={send.isPending}
            isDisabled={!isPathValid || !isBodyValid}
          >
            {strings.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Response({ response, isIdempotent }: { response: SandboxResponse; isIdempotent: boolean }) {
  const { status, durationMs, requestId, body } = response;
  return (
    <section className="stack stack-tight" aria-label={strings.response} role="status">
      <p className="row">
        <strong>{strings.response}</strong> <StatusBadge status={status} />
        <span className="soft numbers">{strings.duration(durationMs)}</span>
        {/* The log contains rejected and failed requests up to a limit, but only a sample of the others. */}
        {status >= 400 && requestId && <TextLink href={`/logs/${requestId}`}>{strings.openLog}</TextLink>}
      </p>
      {body === "" ? (
        <p className="soft">{strings.empty}</p>
      ) : (
        <CodeBlock label={strings.response} code={formatJson(body)} />
      )}
      {isIdempotent && <p className="soft">{strings.idempotent}</p>}
    </section>
  );
}
