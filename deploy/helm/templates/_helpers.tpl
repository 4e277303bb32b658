{{- define "svc.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "svc.selector" -}}
app.kubernetes.io/name: svc
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "svc.labels" -}}
{{ include "svc.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{/* A _FILE variable that points to an entry of the pod's Secret. Arguments: variable name, entry. */}}
{{- define "svc.fileVariable" -}}
- name: {{ index . 0 }}_FILE
  value: /run/secrets/svc/{{ index . 1 }}
{{- end }}

{{/* Variables of every process. */}}
{{- define "svc.sharedVariables" -}}
- name: SVC_ENVIRONMENT
  value: {{ .Values.environment }}
- name: DRAIN_SECONDS
  value: {{ .Values.drainSeconds | quote }}
- name: TRUSTED_PROXIES
  value: {{ .Values.trustedProxies | quote }}
- name: METRICS_HOST
  value: 0.0.0.0
- name: METRICS_PORT
  value: {{ .Values.metrics.port | quote }}
{{ include "svc.fileVariable" (list "DATABASE_URL" "database-url") }}
{{- if eq .Values.database.pooler "transaction" }}
- name: DATABASE_POOLER
  value: transaction
{{- end }}
{{ include "svc.fileVariable" (list "REDIS_URL" "redis-url") }}
{{ include "svc.fileVariable" (list "KEY_PEPPERS" "key-peppers") }}
{{ include "svc.fileVariable" (list "DATA_KEYS" "data-keys") }}
{{ include "svc.fileVariable" (list "INDEX_KEY" "index-key") }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* Variables of the API and the worker. */}}
{{- define "svc.apiVariables" -}}
{{ include "svc.sharedVariables" . }}
{{ include "svc.fileVariable" (list "CHAIN_KEY" "chain-key") }}
{{- if .Values.database.replica }}
{{ include "svc.fileVariable" (list "DATABASE_READ_URL" "database-read-url") }}
{{- end }}
{{- if eq .Values.database.pooler "transaction" }}
{{ include "svc.fileVariable" (list "DATABASE_DIRECT_URL" "database-direct-url") }}
{{- end }}
{{- if or .Values.documents.bucket .Values.documents.existingClaim }}
- name: DATA_DIR
  value: /data
{{- end }}
{{- if .Values.documents.bucket }}
{{ include "svc.fileVariable" (list "DOCUMENTS_URL" "documents-url") }}
{{- end }}
{{- if .Values.portal.url }}
- name: PORTAL_URL
  value: {{ .Values.portal.url | quote }}
{{ include "svc.fileVariable" (list "PORTAL_SECRET" "portal-secret") }}
{{- end }}
{{- if .Values.portal.widgetUrl }}
- name: WIDGET_URL
  value: {{ .Values.portal.widgetUrl | quote }}
{{- end }}
{{- if .Values.mail.from }}
- name: MAIL_FROM
  value: {{ .Values.mail.from | quote }}
{{ include "svc.fileVariable" (list "SMTP_URL" "smtp-url") }}
{{- end }}
{{- if .Values.sms.webhookUrl }}
- name: SMS_WEBHOOK_URL
  value: {{ .Values.sms.webhookUrl | quote }}
{{ include "svc.fileVariable" (list "SMS_WEBHOOK_SECRET" "sms-webhook-secret") }}
{{- end }}
{{- end }}

{{- define "svc.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "svc.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{/* Liveness does not depend on the databases; readiness does. */}}
{{- define "svc.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 2
  failureThreshold: 60
readinessProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: 3
  failureThreshold: 6
{{- end }}

{{/* Scheduling: spreads the pods of a component over nodes, if possible. */}}
{{- define "svc.placement" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "svc.selector" . | nindent 8 }}
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Additional volumes of the API and the worker, as JSON. The volume has document files or, with a bucket, files that wait for their upload. */}}
{{- define "svc.documentClaims" -}}
{{- if or .Values.documents.bucket .Values.documents.existingClaim -}}
{{ list (list "data" .Values.documents.existingClaim) | toJson }}
{{- else -}}
[]
{{- end -}}
{{- end }}

{{/* A volume from a persistent volume claim, or an emptyDir if the claim name is empty. Arguments: volume name, claim name. */}}
{{- define "svc.volume" -}}
- name: {{ index . 0 }}
{{- if index . 1 }}
  persistentVolumeClaim:
    claimName: {{ index . 1 }}
{{- else }}
  emptyDir: {}
{{- end }}
{{- end }}

{{/* Pod that connects to the database as its owner. Arguments: root, component, command. */}}
{{- define "svc.ownerPod" -}}
restartPolicy: Never
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- include "svc.podSecurity" .root | nindent 2 }}
{{- include "svc.placement" . | nindent 0 }}
containers:
  - name: {{ .component }}
    image: {{ required "images.api is missing" .root.Values.images.api }}
    imagePullPolicy: {{ .root.Values.images.pullPolicy }}
    command: {{ toJson .command }}
    securityContext:
      {{- include "svc.containerSecurity" .root | nindent 6 }}
    env:
      - name: SVC_ENVIRONMENT
        value: {{ .root.Values.environment }}
      - name: DATABASE_URL_FILE
        value: /run/secrets/owner/database-url
      - name: API_DATABASE_PASSWORD_FILE
        value: /run/secrets/owner/api-database-password
      - name: WIDGET_AUTH_DATABASE_PASSWORD_FILE
        value: /run/secrets/owner/widget-auth-database-password
      {{- include "svc.fileVariable" (list "REDIS_URL" "redis-url") | nindent 6 }}
      {{- include "svc.fileVariable" (list "KEY_PEPPERS" "key-peppers") | nindent 6 }}
      {{- include "svc.fileVariable" (list "DATA_KEYS" "data-keys") | nindent 6 }}
      {{- include "svc.fileVariable" (list "INDEX_KEY" "index-key") | nindent 6 }}
      {{- include "svc.fileVariable" (list "CHAIN_KEY" "chain-key") | nindent 6 }}
    resources:
      {{- toYaml .root.Values.worker.resources | nindent 6 }}
    volumeMounts:
      - { name: owner, mountPath: /run/secrets/owner, readOnly: true }
      - { name: secrets, mountPath: /run/secrets/svc, readOnly: true }
      - { name: tmp, mountPath: /tmp }
volumes:
  - name: owner
    secret:
      secretName: {{ required "secrets.migration is missing" .root.Values.secrets.migration }}
      defaultMode: 0440
  - name: secrets
    secret:
      secretName: {{ required "secrets.api is missing" .root.Values.secrets.api }}
      defaultMode: 0440
  - name: tmp
    emptyDir: {}
{{- end }}
