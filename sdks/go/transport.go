package svc

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync/atomic"
	"time"
)

const jsonType = "application/json"

var idempotencyKeyPattern = regexp.MustCompile(`^[\x21-\x7e]{1,255}$`)

type transport struct {
	baseURL    string
	httpClient *http.Client
	timeout    time.Duration
	maxRetries int
	authorize  func(http.Header)
	now        func() time.Time
	sleep      func(context.Context, time.Duration)
	random     func() float64
}

// call describes a request. Each {} of the path stands for one of the IDs.
type call struct {
	method string
	path   string
	ids    []string
	query  any
	cursor string
	body   any
	form   any
	file   *File
	accept string
}

// preparedRequest is sent by each attempt.
type preparedRequest struct {
	method         string
	url            string
	header         http.Header
	body           []byte
	idempotencyKey string
	options        callOptions
	keepBody       bool
}

func sendJSON[T any, O ChangeOption](ctx context.Context, t *transport, c call, options []O) (*T, error) {
	_, body, err := send(ctx, t, c, options, false)
	if err != nil {
		return nil, err
	}
	result := new(T)
	if err := json.Unmarshal(body, result); err != nil {
		return nil, fmt.Errorf("svc: cannot decode the response: %w", err)
	}
	return result, nil
}

func sendRaw[O ChangeOption](ctx context.Context, t *transport, c call, options []O) (*Response, error) {
	response, _, err := send(ctx, t, c, options, true)
	return response, err
}

func send[O ChangeOption](ctx context.Context, t *transport, c call, options []O, keepBody bool) (*Response, []byte, error) {
	o := callOptions{timeout: t.timeout, maxRetries: t.maxRetries}
	for _, option := range options {
		option.apply(&o)
	}
	request, err := t.prepare(c, o)
	if err != nil {
		return nil, nil, err
	}
	request.keepBody = keepBody
	return t.sendWithRetries(ctx, request)
}

func (t *transport) sendWithRetries(ctx context.Context, request *preparedRequest) (*Response, []byte, error) {
	start := t.now()
	for attempt := 1; ; attempt++ {
		if ctx.Err() != nil {
			return nil, nil, &CanceledError{Attempts: attempt - 1, IdempotencyKey: request.idempotencyKey, Err: ctx.Err()}
		}
		response, body, failure := t.sendOnce(ctx, request, attempt)
		if failure == nil {
			return response, body, nil
		}
		var apiError *APIError
		var retryAfter *time.Duration
		switch e := failure.(type) {
		case *CanceledError:
			return nil, nil, failure
		case *APIError:
			apiError, retryAfter, failure = e, e.RetryAfter, e.withType()
			if !isRetryable(e) {
				return nil, nil, failure
			}
		}
		delay, ok := retryDelay(attempt, retryAfter, t.random())
		limit := retryLimit{failed: attempt, elapsed: t.now().Sub(start), maxRetries: request.options.maxRetries}
		if !ok || !canRetry(apiError, limit) {
			return nil, nil, failure
		}
		t.sleep(ctx, delay)
	}
}

// sendOnce returns a *APIError, *ConnectionError, *TimeoutError or *CanceledError.
func (t *transport) sendOnce(ctx context.Context, request *preparedRequest, attempt int) (*Response, []byte, error) {
	attemptContext, cancel := context.WithCancel(ctx)
	var hasTimedOut atomic.Bool
	stopTimer := func() bool { return true }
	if timeout := request.options.timeout; timeout > 0 {
		stopTimer = time.AfterFunc(timeout, func() {
			hasTimedOut.Store(true)
			cancel()
		}).Stop
	}
	hasReturnedBody := false
	defer func() {
		stopTimer()
		if !hasReturnedBody {
			cancel()
		}
	}()
	lost := func(message string, cause error) error {
		if ctx.Err() != nil {
			return &CanceledError{Attempts: attempt, IdempotencyKey: request.idempotencyKey, Err: ctx.Err()}
		}
		e := &ConnectionError{Message: message, Attempts: attempt, IdempotencyKey: request.idempotencyKey, Err: cause}
		if hasTimedOut.Load() {
			e.Message = fmt.Sprintf("no response within %s", request.options.timeout)
			return &TimeoutError{e}
		}
		return e
	}

	httpRequest, err := http.NewRequestWithContext(attemptContext, request.method, request.url, bytes.NewReader(request.body))
	if err != nil {
		return nil, nil, lost("the request is invalid", unwrapURLError(err))
	}
	httpRequest.Header = request.header.Clone()
	t.authorize(httpRequest.Header)
	response, err := t.httpClient.Do(httpRequest)
	if err != nil {
		return nil, nil, lost("cannot reach the API, or the connection was lost", unwrapURLError(err))
	}
	isSuccess := response.StatusCode >= 200 && response.StatusCode < 300
	if isSuccess && request.keepBody {
		hasReturnedBody = true
		saveInfo(request.options.info, response, nil)
		return &Response{Header: response.Header, body: response.Body, cancel: cancel}, nil, nil
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, lost("the connection was lost", err)
	}
	saveInfo(request.options.info, response, body)
	if !isSuccess {
		e := newAPIError(response, body, t.now())
		e.Attempts, e.IdempotencyKey = attempt, request.idempotencyKey
		return nil, nil, e
	}
	if !json.Valid(body) {
		return nil, nil, lost("the response is not valid JSON", nil)
	}
	return nil, body, nil
}

func (t *transport) prepare(c call, options callOptions) (*preparedRequest, error) {
	path, err := buildPath(c.path, c.ids)
	if err != nil {
		return nil, err
	}
	query, err := encodeQuery(c.query, c.cursor)
	if err != nil {
		return nil, err
	}
	request := &preparedRequest{method: c.method, url: t.baseURL + path + query, header: http.Header{}, options: options}
	accept := c.accept
	if accept == "" {
		accept = jsonType
	}
	request.header.Set("Accept", accept+", application/problem+json")
	request.header.Set("User-Agent", "svc-go/"+Version)
	if c.method != http.MethodGet {
		if request.idempotencyKey, err = chooseIdempotencyKey(options.idempotencyKey); err != nil {
			return nil, err
		}
		request.header.Set("Idempotency-Key", request.idempotencyKey)
	}
	if options.ifVersion != nil {
		request.header.Set("If-Match", fmt.Sprintf(`"%d"`, *options.ifVersion))
	}
	var contentType string
	if c.file != nil {
		request.body, contentType, err = encodeForm(c.form, c.file)
	} else if c.body != nil {
		request.body, err = json.Marshal(c.body)
		contentType = jsonType
	}
	if err != nil {
		return nil, fmt.Errorf("svc: cannot encode the request: %w", err)
	}
	if string(request.body) == "null" {
		request.body = nil
	}
	if request.body != nil {
		request.header.Set("Content-Type", contentType)
	}
	return request, nil
}

func chooseIdempotencyKey(key *string) (string, error) {
	if key == nil {
		return newUUID()
	}
	if !idempotencyKeyPattern.MatchString(*key) {
		return "", errors.New("svc: the idempotency key must be 1 to 255 visible characters")
	}
	return *key, nil
}

func buildPath(path string, ids []string) (string, error) {
	for _, id := range ids {
		if id == "" || id == "." || id == ".." {
			return "", errors.New("svc: an ID must not be empty")
		}
		path = strings.Replace(path, "{}", url.PathEscape(id), 1)
	}
	return path, nil
}

func encodeQuery(params any, cursor string) (string, error) {
	values := url.Values{}
	members, err := readMembers(params)
	if err != nil {
		return "", err
	}
	for name, value := range members {
		items, isList := value.([]any)
		if !isList {
			items = []any{value}
		}
		for _, item := range items {
			values.Add(name, fmt.Sprint(item))
		}
	}
	if cursor != "" {
		values.Set("cursor", cursor)
	}
	if len(values) == 0 {
		return "", nil
	}
	return "?" + values.Encode(), nil
}

// readMembers returns the members that a struct has in JSON.
func readMembers(params any) (map[string]any, error) {
	data, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	// Keeps integers as they are.
	decoder.UseNumber()
	var members map[string]any
	return members, decoder.Decode(&members)
}

func saveInfo(info *ResponseInfo, response *http.Response, body []byte) {
	if info != nil {
		*info = ResponseInfo{StatusCode: response.StatusCode, Header: response.Header, Body: body}
	}
}

// unwrapURLError removes the URL, which can contain personal data.
func unwrapURLError(err error) error {
	var urlError *url.Error
	if errors.As(err, &urlError) {
		return urlError.Err
	}
	return err
}

func newUUID() (string, error) {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		return "", err
	}
	b[6] = b[6]&0x0f | 0x40
	b[8] = b[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:]), nil
}
