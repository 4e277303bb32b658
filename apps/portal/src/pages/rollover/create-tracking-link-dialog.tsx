import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import {
  Button,
  Checkbox,
  CopyableText,
  Dialog,
  DialogActions,
  Form,
  Radio,
  RadioGroup,
} from "../../ui/index.ts";
import { strings } from "./tracking-strings.ts";

/** Option that omits the language, so that the API uses the language of the consent. */
const CONSENT_LANGUAGE = "consent";

interface LinkRequest {
  language?: "en" | "es";
  sendEmail: boolean;
}

/** Shows the new link, which the API returns only once. */
export function CreateTrackingLinkDialog({
  rolloverId,
  onClose,
}: {
  rolloverId: string;
  onClose: () => void;
}) {
  const getIdempotencyKey = useIdempotencyKey();
  const [language, setLanguage] = useState(CONSENT_LANGUAGE);
  const [sendsEmail, setSendsEmail] = useState(false);
  const create = useMutation({
    mutationFn: (body: LinkRequest) =>
      getBody(
        api.POST("/v1/rollovers/{id}/tracking-links", {
          params: { path: { id: rolloverId }, header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body,
        }),
      ),
    onSuccess: () => void refetch("/v1/rollovers/{id}/tracking-links"),
  });
  const url = create.data?.url;
  if (url) {
    return (
      <Dialog title={strings.created} isOpen onClose={onClose}>
        <div className="stack">
          <p>{strings.createdHint}</p>
          <CopyableText text={url} label={strings.link} />
          <DialogActions>
            <Button variant="primary" onPress={onClose}>
              {strings.done}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    );
  }
  const submit = () =>
    create.mutate({
      ...(language === CONSENT_LANGUAGE ? {} : { language: language as "en" | "es" }),
      sendEmail: sendsEmail,
    });
  return (
    <Dialog title={strings.create} isOpen onClose={onClose}>
      <Form label={strings.create} error={create.error} onSubmit={submit}>
        <RadioGroup label={strings.language} name="language" value={language} onChange={setLanguage}>
          <Radio value={CONSENT_LANGUAGE}>{strings.languageOfConsent}</Radio>
          {Object.entries(strings.languages).map(([value, label]) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
        <Checkbox name="sendEmail" isSelected={sendsEmail} onChange={setSendsEmail}>
          {strings.sendEmail}
        </Checkbox>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={create.isPending}>
            {strings.create}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
