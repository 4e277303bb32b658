{{/*
A Deployment with its PodDisruptionBudget, HorizontalPodAutoscaler and Service. Arguments:
  root       the root context
  component, port, image, secret
  command    the container's command, as a list
  settings   replicas, autoscaling and resources
  variables  environment variables, as YAML
  claims     [volume name, claim name] of each additional volume
*/}}
{{- define "svc.deployment" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "svc.name" $root }}-{{ .component }}
  labels:
    {{- include "svc.labels" . | nindent 4 }}
spec:
  {{- if not (and .settings.autoscaling .settings.autoscaling.enabled) }}
  replicas: {{ .settings.replicas }}
  {{- end }}
  # Starts a new pod and waits until it is ready before it stops an old one.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels:
      {{- include "svc.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "svc.labels" . | nindent 8 }}
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      # drainSeconds, plus 20 s for requests in flight, plus 5 s.
      terminationGracePeriodSeconds: {{ add $root.Values.drainSeconds 25 }}
      securityContext:
        {{- include "svc.podSecurity" . | nindent 8 }}
      {{- include "svc.placement" . | nindent 6 }}
      containers:
        - name: {{ .component }}
          image: {{ .image }}
          imagePullPolicy: {{ $root.Values.images.pullPolicy }}
          {{- with .command }}
          command:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          securityContext:
            {{- include "svc.containerSecurity" . | nindent 12 }}
          ports:
            - { name: http, containerPort: {{ .port }} }
            - { name: metrics, containerPort: {{ $root.Values.metrics.port }} }
          env:
            {{- .variables | nindent 12 }}
          {{- include "svc.probes" . | nindent 10 }}
          resources:
            {{- toYaml .settings.resources | nindent 12 }}
          volumeMounts:
            - { name: secrets, mountPath: /run/secrets/svc, readOnly: true }
            - { name: tmp, mountPath: /tmp }
            {{- range .claims }}
            - { name: {{ index . 0 }}, mountPath: /{{ index . 0 }} }
            {{- end }}
      volumes:
        - name: secrets
          secret:
            secretName: {{ .secret }}
            defaultMode: 0440
        - name: tmp
          emptyDir: {}
        {{- range .claims }}
        {{- include "svc.volume" . | nindent 8 }}
        {{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "svc.name" $root }}-{{ .component }}
  labels:
    {{- include "svc.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "svc.selector" . | nindent 6 }}
{{- if and .settings.autoscaling .settings.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "svc.name" $root }}-{{ .component }}
  labels:
    {{- include "svc.labels" . | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "svc.name" $root }}-{{ .component }}
  minReplicas: {{ .settings.replicas }}
  maxReplicas: {{ .settings.autoscaling.max }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .settings.autoscaling.cpuPercent }} }
{{- end }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ include "svc.name" $root }}-{{ .component }}
  labels:
    {{- include "svc.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "svc.selector" . | nindent 4 }}
  ports:
    - { name: http, port: {{ .port }}, targetPort: http }
    - { name: metrics, port: {{ $root.Values.metrics.port }}, targetPort: metrics }
{{- end }}
