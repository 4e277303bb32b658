import { Button as AriaButton } from "react-aria-components/Button";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { Icon } from "./icon.tsx";
import { strings } from "./strings.ts";
import { type ToastContent as ToastTexts, toasts } from "./toast-queue.ts";
import { TONE_ICONS } from "./tone-icons.ts";
import "./toast.css";

export function ToastsRegion() {
  return (
    <ToastRegion queue={toasts} aria-label={strings.notifications} className="toasts">
      <ToastList<ToastTexts> className="toast-list">
        {({ toast }) => (
          <Toast toast={toast} className="toast" data-tone={toast.content.tone ?? "info"}>
            <Icon name={TONE_ICONS[toast.content.tone ?? "info"]} />
            <ToastContent className="toast-content">
              <Text slot="title">{toast.content.title}</Text>
              {toast.content.detail && (
                <Text slot="description" className="soft">
                  {toast.content.detail}
                </Text>
              )}
            </ToastContent>
            <AriaButton slot="close" className="input-button" aria-label={strings.dismiss}>
              <Icon name="x" size="small" />
            </AriaButton>
          </Toast>
        )}
      </ToastList>
    </ToastRegion>
  );
}
