package svc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

const testKey = "svc_test_ak_0000000000000000000000000000000000000000000000000"

// newTestClient returns a client whose server calls the handlers in order, and the last one for all further requests.
// It also returns the received requests and the delays between attempts.
func newTestClient(t *testing.T, handlers ...http.HandlerFunc) (*Client, *[]*http.Request, *[]time.Duration) {
	t.Helper()
	requests, delays := &[]*http.Request{}, &[]time.Duration{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		r.Body = io.NopCloser(bytes.NewReader(body))
		*requests = append(*requests, r)
		index := len(*requests) - 1
		if index >= len(handlers) {
			index = len(handlers) - 1
		}
		handlers[index](w, r)
	}))
	t.Cleanup(server.Close)
	client, err := NewClient(testKey, server.URL+"/")
	if err != nil {
		t.Fatal(err)
	}
	transport := client.Rollovers.transport
	transport.sleep = func(_ context.Context, delay time.Duration) { *delays = append(*delays, delay) }
	transport.random = func() float64 { return 0 }
	return client, requests, delays
}

func reply(status int, body string, headers ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		for i := 0; i < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		w.WriteHeader(status)
		fmt.Fprint(w, body)
	}
}

func problem(status int, code string, headers ...string) http.HandlerFunc {
	body := fmt.Sprintf(`{"status":%d,"code":"%s","title":"A title","detail":"A detail.","requestId":"req_1","errors":[]}`, status, code)
	return reply(status, body, append([]string{"Content-Type", "application/problem+json"}, headers...)...)
}

func cutConnection(w http.ResponseWriter, _ *http.Request) {
	panic(http.ErrAbortHandler)
}

func cutBody(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Length", "100")
	fmt.Fprint(w, `{"id":"rol_1"`)
}

var background = context.Background()

func TestRetriesWithOneIdempotencyKey(t *testing.T) {
	client, requests, delays := newTestClient(t,
		cutConnection, cutBody, reply(200, "<html>"), reply(503, "busy", "Content-Type", "text/plain"),
		problem(409, "idempotency_in_progress"), problem(429, "rate_limited", "Retry-After", "7"),
		reply(200, `{"id":"rol_1","state":"a_new_state","memberOfTheFuture":{}}`))
	var info ResponseInfo
	rollover, err := client.Rollovers.Create(background, &RolloverInput{}, WithResponseInfo(&info))
	if err != nil {
		t.Fatal(err)
	}
	if rollover.ID != "rol_1" || rollover.State != "a_new_state" || !strings.Contains(string(info.Body), "memberOfTheFuture") {
		t.Errorf("got %+v", rollover)
	}
	keys := map[string]bool{}
	for _, request := range *requests {
		keys[request.Header.Get("Idempotency-Key")] = true
	}
	if len(keys) != 1 || keys[""] {
		t.Errorf("keys %v", keys)
	}
	if agent := (*requests)[0].UserAgent(); agent != "svc-go/"+Version {
		t.Errorf("user agent %q", agent)
	}
	want := []time.Duration{250, 500, 1000, 2000, 4000, 7000}
	for i, delay := range *delays {
		if delay != want[i]*time.Millisecond {
			t.Errorf("delay %d is %s", i, delay)
		}
	}
}

func TestRetryLimits(t *testing.T) {
	for name, test := range map[string]struct {
		handler  http.HandlerFunc
		options  []CallOption
		attempts int
	}{
		"all retries":              {reply(502, ""), nil, 13},
		"an internal error":        {problem(500, "internal_error"), nil, 5},
		"no retries":               {reply(502, ""), []CallOption{WithMaxRetries(0)}, 1},
		"a long Retry-After":       {problem(429, "rate_limited", "Retry-After", "61"), nil, 1},
		"a code without retries":   {problem(429, "identity_locked", "Retry-After", "1"), nil, 1},
		"a status without retries": {reply(501, ""), nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			client, requests, _ := newTestClient(t, test.handler)
			_, err := client.Rollovers.Get(background, "rol_1", nil, test.options...)
			var apiError *APIError
			if !errors.As(err, &apiError) || apiError.Attempts != test.attempts || len(*requests) != test.attempts {
				t.Errorf("%d requests: %v", len(*requests), err)
			}
		})
	}
	t.Run("90 seconds", func(t *testing.T) {
		client, requests, _ := newTestClient(t, reply(502, ""))
		seconds := 0
		client.Rollovers.transport.now = func() time.Time { seconds += 20; return time.Unix(int64(seconds), 0) }
		_, err := client.Rollovers.Get(background, "rol_1", nil)
		if err == nil || len(*requests) >= 6 {
			t.Errorf("%d requests: %v", len(*requests), err)
		}
	})
}

func TestReadsRetryAfter(t *testing.T) {
	now := time.Date(2026, 6, 15, 12, 0, 0, 0, time.UTC)
	for header, want := range map[string]time.Duration{
		"3": 3 * time.Second, "0.5": 500 * time.Millisecond, "-1": 0, "Mon, 15 Jun 2026 12:00:30 GMT": 30 * time.Second,
		"Mon, 15 Jun 2026 11:00:00 GMT": 0, "1e30": (1<<31 - 1) * time.Second,
	} {
		if delay := readRetryAfter(header, now); delay == nil || *delay != want {
			t.Errorf("%q is %v", header, delay)
		}
	}
	for _, header := range []string{"", " ", "soon", "NaN"} {
		if delay := readRetryAfter(header, now); delay != nil {
			t.Errorf("%q is %v", header, delay)
		}
	}
}

func TestTypedErrors(t *testing.T) {
	client, _, _ := newTestClient(t, reply(409, `{"code":"invalid_transition","status":409,"title":"T","detail":"D","requestId":"req_1",
		"errors":[{"pointer":"#/action","detail":"wrong"}],"allowedActions":["submit"]}`, "Content-Type", "application/problem+json"))
	_, err := client.Rollovers.Act(background, "rol_1", &ApproveAction{}, WithIdempotencyKey("key-1"))
	var invalid *InvalidTransitionError
	var other *VersionConflictError
	if !errors.As(err, &invalid) || errors.As(err, &other) {
		t.Fatalf("got %T", err)
	}
	if invalid.RequestID != "req_1" || invalid.IdempotencyKey != "key-1" || invalid.Errors[0].Pointer != "#/action" ||
		invalid.Problem["allowedActions"].([]any)[0] != "submit" || err.Error() != "svc: 409 invalid_transition: D" {
		t.Errorf("got %+v", invalid.APIError)
	}
}

func TestErrorsOfProxies(t *testing.T) {
	for name, handler := range map[string]http.HandlerFunc{
		"HTML":          reply(403, "<html>", "Content-Type", "text/html"),
		"broken JSON":   reply(403, "{"),
		"other JSON":    reply(403, "[1]"),
		"other members": reply(403, `{"code":7,"errors":"none"}`),
		"unknown code":  problem(403, "code_of_the_future"),
	} {
		t.Run(name, func(t *testing.T) {
			client, _, _ := newTestClient(t, handler)
			_, err := client.Rollovers.Get(background, "rol_1", nil)
			if apiError, ok := err.(*APIError); !ok || apiError.Status != 403 || apiError.Detail == "" {
				t.Errorf("got %T %v", err, err)
			}
		})
	}
}

func TestDoesNotFollowRedirects(t *testing.T) {
	client, requests, _ := newTestClient(t, reply(307, "", "Location", "/elsewhere"))
	_, err := client.Rollovers.Get(background, "rol_1", nil)
	var apiError *APIError
	if !errors.As(err, &apiError) || apiError.Code != "http_307" || len(*requests) != 1 {
		t.Errorf("%d requests: %v", len(*requests), err)
	}
}

func TestCancelAndTimeout(t *testing.T) {
	release := make(chan struct{})
	hang := func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
		case <-r.Context().Done():
		}
	}
	client, _, _ := newTestClient(t, hang)
	defer close(release)
	_, err := client.Rollovers.Get(background, "rol_1", nil, WithTimeout(time.Millisecond), WithMaxRetries(1))
	var timeout *TimeoutError
	var connection *ConnectionError
	if !errors.As(err, &timeout) || !errors.As(err, &connection) || connection.Attempts != 2 {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithTimeout(background, time.Millisecond)
	defer cancel()
	_, err = client.Rollovers.Get(ctx, "rol_1", nil)
	var canceled *CanceledError
	if !errors.As(err, &canceled) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

func TestDoesNotShowTheKey(t *testing.T) {
	client, _, _ := newTestClient(t, cutConnection)
	_, err := client.Rollovers.Create(background, &RolloverInput{}, WithMaxRetries(0))
	data, _ := json.Marshal(client)
	for _, value := range []any{client, *client, client.Rollovers, client.Rollovers.transport, err, string(data)} {
		if text := fmt.Sprintf("%v %+v %#v", value, value, value); strings.Contains(text, testKey) {
			t.Errorf("%T shows the key", value)
		}
	}
	var connection *ConnectionError
	if !errors.As(err, &connection) || strings.Contains(fmt.Sprint(connection.Err), "/v1/") {
		t.Errorf("got %v", err)
	}
}

func TestRejectsUnsafeSettings(t *testing.T) {
	for _, arguments := range [][2]string{
		{"svc_test_ak_short", "https://api.example.com"}, {strings.Replace(testKey, "ak", "pk", 1), "https://api.example.com"},
		{testKey, "http://api.example.com"}, {testKey, "https://user:password@api.example.com"}, {testKey, "api.example.com"},
		{testKey, "https://api.example.com?q=1"}, {testKey, "file:///etc"},
	} {
		if _, err := NewClient(arguments[0], arguments[1]); err == nil || strings.Contains(err.Error(), testKey) {
			t.Errorf("%v: %v", arguments, err)
		}
	}
	if _, err := NewClient(testKey, "http://api.example.com", AllowInsecureHTTP()); err != nil {
		t.Error(err)
	}
}

func TestRequests(t *testing.T) {
	client, requests, _ := newTestClient(t, reply(200, `{"data":[],"hasMore":false,"nextCursor":null}`))
	after := time.Date(2026, 6, 15, 12, 0, 0, 0, time.UTC)
	_, _ = client.Rollovers.ListPage(background, &RolloversListParams{
		Limit: Ptr(20), Overdue: Ptr(false), State: []RolloverState{RolloverStateDraft, RolloverStateCompleted}, CreatedAfter: &after, Tag: "a&b",
	})
	_, _ = client.Rollovers.Update(background, "a/b?", &RolloverPatch{Tags: Ptr([]string{}), AssigneeID: Null[string](), ExternalID: Value("x")}, WithIfVersion(3))
	_, _ = client.Approvals.Decline(background, "apr_1", nil)
	if query := (*requests)[0].URL.RawQuery; query != "createdAfter=2026-06-15T12%3A00%3A00Z&limit=20&overdue=false&state=draft&state=completed&tag=a%26b" {
		t.Error(query)
	}
	update := (*requests)[1]
	body, _ := io.ReadAll(update.Body)
	if update.URL.EscapedPath() != "/v1/rollovers/a%2Fb%3F" || update.Header.Get("If-Match") != `"3"` || string(body) != `{"externalId":"x","assigneeId":null,"tags":[]}` {
		t.Errorf("%s %v %s", update.URL.EscapedPath(), update.Header, body)
	}
	if decline := (*requests)[2]; decline.ContentLength != 0 || decline.Header.Get("Content-Type") != "" {
		t.Errorf("%v", decline.Header)
	}
	for _, id := range []string{"", ".", ".."} {
		if _, err := client.Rollovers.Get(background, id, nil); err == nil {
			t.Errorf("accepted %q", id)
		}
	}
	if _, err := client.Rollovers.Create(background, &RolloverInput{}, WithIdempotencyKey("a b")); err == nil {
		t.Error("accepted an idempotency key with a space")
	}
	if len(*requests) != 3 {
		t.Errorf("%d requests", len(*requests))
	}
}

func TestActions(t *testing.T) {
	for _, test := range []struct {
		body ExecuteActionRequest
		json string
	}{
		{&SubmitAction{Params: SubmitActionParams{ConsentReference: "c"}}, `{"action":"submit","params":{"consentReference":"c"}}`},
		{RawObject{"action": "action_of_the_future"}, `{"action":"action_of_the_future"}`},
	} {
		if data, err := json.Marshal(test.body); err != nil || string(data) != test.json {
			t.Errorf("%s, %v", data, err)
		}
	}
	var patch AccountPatch
	if err := json.Unmarshal([]byte(`{"lastName":null,"phone":"+1"}`), &patch); err != nil || !patch.LastName.IsNull() || patch.Address != nil {
		t.Errorf("%+v, %v", patch, err)
	}
	if phone, ok := patch.Phone.Get(); !ok || phone != "+1" {
		t.Error(phone)
	}
}

func TestLists(t *testing.T) {
	client, requests, _ := newTestClient(t,
		reply(200, `{"data":[{"id":"1"},{"id":"2"}],"hasMore":true,"nextCursor":"a"}`),
		reply(200, `{"data":[],"hasMore":true,"nextCursor":"b"}`),
		reply(200, `{"data":[{"id":"3"}],"hasMore":true,"nextCursor":"b"}`))
	accounts := client.Accounts.List(background, &AccountsListParams{Limit: Ptr(2)})
	ids := ""
	for accounts.Next() {
		ids += accounts.Current().ID
	}
	if accounts.Err() != nil || accounts.Next() || ids != "123" || len(*requests) != 3 || (*requests)[1].URL.RawQuery != "cursor=a&limit=2" {
		t.Errorf("%s, %d requests, %v", ids, len(*requests), accounts.Err())
	}
	client, requests, _ = newTestClient(t, reply(200, `{"data":[{"id":"1"},{"id":"2"}],"hasMore":true,"nextCursor":"a"}`))
	if first, err := client.Accounts.List(background, nil).First(2); err != nil || len(first) != 2 || len(*requests) != 1 {
		t.Errorf("%v, %v", first, err)
	}
	client, _, _ = newTestClient(t, problem(403, "insufficient_scope"))
	if failing := client.Accounts.List(background, nil); failing.Next() || failing.Next() || failing.Err() == nil {
		t.Error("no error")
	}
}

func TestExports(t *testing.T) {
	line := `{"id":"rol_1"}` + "\n"
	for name, test := range map[string]struct {
		handler http.HandlerFunc
		count   int
		fails   bool
	}{
		"whole":         {reply(200, line+"\n"+line), 2, false},
		"cut in a line": {reply(200, line+`{"id":`), 1, true},
		"cut": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "100")
			fmt.Fprint(w, line)
		}, 1, true},
		"not JSON": {reply(200, "<html>\n"), 0, true},
	} {
		t.Run(name, func(t *testing.T) {
			client, _, _ := newTestClient(t, test.handler)
			export, err := client.Rollovers.Export(background, nil)
			if err != nil {
				t.Fatal(err)
			}
			defer export.Close()
			count := 0
			lines := Lines[Rollover](export)
			for lines.Next() {
				count++
			}
			if count != test.count || (lines.Err() != nil) != test.fails || lines.Next() {
				t.Errorf("%d lines, %v", count, lines.Err())
			}
		})
	}
}

func TestUploads(t *testing.T) {
	client, requests, _ := newTestClient(t, cutConnection, reply(200, "{}"))
	_, err := client.Rollovers.UploadDocument(background, "rol_1", UploadDocumentRequest{
		Type: DocumentTypeLoa, File: File{Name: "a \"b\".pdf", MediaType: "application/pdf", Content: []byte("%PDF")},
	})
	if err != nil || len(*requests) != 2 {
		t.Fatal(err)
	}
	body, _ := io.ReadAll((*requests)[1].Body)
	for _, part := range []string{"name=\"type\"\r\n\r\nloa\r\n", `filename="a %22b%22.pdf"`, "Content-Type: application/pdf\r\n\r\n%PDF\r\n--"} {
		if !strings.Contains(string(body), part) {
			t.Errorf("no %q in %q", part, body)
		}
	}
	if strings.Index(string(body), `name="type"`) > strings.Index(string(body), `name="file"`) {
		t.Error("the file comes first")
	}
}
