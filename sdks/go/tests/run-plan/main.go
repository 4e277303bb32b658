// Command run-plan runs sdks/test-plan.yaml. Usage: run-plan plan.json, with the plan's variables, apiUrl and
// apiKey in variables.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	"github.com/svc/svc-go"
)

const deliveryTimeout = time.Minute

type plan struct {
	Variables map[string]any `json:"variables"`
	Steps     []any          `json:"steps"`
}

type step struct {
	Name    string         `json:"name"`
	Call    string         `json:"call"`
	List    string         `json:"list"`
	Lines   string         `json:"lines"`
	Receive string         `json:"receive"`
	Path    []string       `json:"path"`
	Query   map[string]any `json:"query"`
	Body    any            `json:"body"`
	Options struct {
		IdempotencyKey *string `json:"idempotencyKey"`
		IfVersion      *int    `json:"ifVersion"`
	} `json:"options"`
	File *struct {
		Path      string `json:"path"`
		Name      string `json:"name"`
		MediaType string `json:"mediaType"`
	} `json:"file"`
	Fields  map[string]any    `json:"fields"`
	First   *int              `json:"first"`
	AtLeast int               `json:"atLeast"`
	Count   int               `json:"count"`
	Expect  map[string]any    `json:"expect"`
	Save    map[string]string `json:"save"`
	Error   *struct {
		Class   string        `json:"class"`
		Code    svc.ErrorCode `json:"code"`
		Status  int           `json:"status"`
		Pointer string        `json:"pointer"`
	} `json:"error"`
}

func main() {
	log.SetFlags(0)
	var p plan
	data, err := os.ReadFile(os.Args[1])
	check(err)
	check(json.Unmarshal(data, &p))
	apiKey := p.Variables["apiKey"].(string)
	client, err := svc.NewClient(apiKey, p.Variables["apiUrl"].(string))
	check(err)
	for _, format := range []string{"%v", "%+v", "%#v"} {
		if text := fmt.Sprintf(format, client) + fmt.Sprintf(format, *client) + fmt.Sprintf(format, client.Rollovers); strings.Contains(text, apiKey) {
			log.Fatal("the client shows its key")
		}
	}
	for _, raw := range p.Steps {
		var s step
		convert(fill(raw, p.Variables), &s)
		runStep(client, s, p.Variables)
		fmt.Println("ok", s.Name)
	}
}

func runStep(client *svc.Client, s step, values map[string]any) {
	result, err := call(client, s, values)
	if s.Error != nil {
		checkError(s, err)
		return
	}
	if err != nil {
		log.Fatalf("%s: %v", s.Name, err)
	}
	var document any
	convert(result, &document)
	for path, value := range s.Expect {
		if actual := read(document, path); !reflect.DeepEqual(actual, value) {
			log.Fatalf("%s: %s is %v, not %v", s.Name, path, actual, value)
		}
	}
	for name, path := range s.Save {
		values[name] = read(document, path)
	}
}

func call(client *svc.Client, s step, values map[string]any) (any, error) {
	switch {
	case s.Receive != "":
		return receive(s.Receive, values), nil
	case s.List != "":
		return list(invoke(client, s.List, s)[0], s)
	case s.Lines != "":
		results := invoke(client, s.Lines, s)
		check(toError(results[1]))
		response := results[0].Interface().(*svc.Response)
		defer response.Close()
		items := []*svc.Rollover{}
		lines := svc.Lines[svc.Rollover](response)
		for lines.Next() {
			items = append(items, lines.Current())
		}
		if len(items) != s.Count {
			log.Fatalf("%s: %d lines", s.Name, len(items))
		}
		return items, lines.Err()
	}
	results := invoke(client, s.Call, s)
	return results[0].Interface(), toError(results[1])
}

func invoke(client *svc.Client, name string, s step) []reflect.Value {
	resource, method, _ := strings.Cut(name, ".")
	function := reflect.ValueOf(client).Elem().FieldByName(capitalize(resource)).MethodByName(capitalize(method))
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	for _, id := range s.Path {
		arguments = append(arguments, reflect.ValueOf(id))
	}
	kind := function.Type()
	for index := len(arguments); index < kind.NumIn()-1; index++ {
		arguments = append(arguments, buildArgument(kind.In(index), s))
	}
	if s.Options.IdempotencyKey != nil {
		arguments = append(arguments, reflect.ValueOf(svc.WithIdempotencyKey(*s.Options.IdempotencyKey)))
	}
	if s.Options.IfVersion != nil {
		arguments = append(arguments, reflect.ValueOf(svc.WithIfVersion(*s.Options.IfVersion)))
	}
	return function.Call(arguments)
}

// buildArgument returns the query, the form or the body.
func buildArgument(kind reflect.Type, s step) reflect.Value {
	if kind.Kind() == reflect.Interface {
		return reflect.ValueOf(svc.RawObject(s.Body.(map[string]any)))
	}
	value := reflect.New(kind)
	switch {
	case s.File != nil:
		convert(s.Fields, value.Interface())
		content, err := os.ReadFile(s.File.Path)
		check(err)
		value.Elem().FieldByName("File").Set(reflect.ValueOf(svc.File{Name: s.File.Name, MediaType: s.File.MediaType, Content: content}))
	case s.Body != nil:
		convert(s.Body, value.Interface())
	case s.Query != nil:
		convert(s.Query, value.Interface())
	}
	return value.Elem()
}

func list(iterator reflect.Value, s step) (any, error) {
	items := []any{}
	distinct := map[string]bool{}
	for (s.First == nil || len(items) < *s.First) && iterator.MethodByName("Next").Call(nil)[0].Bool() {
		item := iterator.MethodByName("Current").Call(nil)[0].Interface()
		data, err := json.Marshal(item)
		check(err)
		items, distinct[string(data)] = append(items, item), true
	}
	if len(items) < s.AtLeast || len(items) == 0 || len(distinct) != len(items) {
		log.Fatalf("%s: %d items", s.Name, len(items))
	}
	return items, toError(iterator.MethodByName("Err").Call(nil)[0])
}

func receive(eventType string, values map[string]any) *svc.WebhookEvent {
	var delivery struct {
		Headers map[string]string `json:"headers"`
		Body    string            `json:"body"`
	}
	for deadline := time.Now().Add(deliveryTimeout); ; time.Sleep(100 * time.Millisecond) {
		response, err := http.Get(fmt.Sprintf("%s?type=%s", values["receiver"], eventType))
		check(err)
		data, err := io.ReadAll(response.Body)
		check(err)
		if response.StatusCode == http.StatusOK {
			check(json.Unmarshal(data, &delivery))
			break
		}
		if time.Now().After(deadline) {
			log.Fatalf("no %s", eventType)
		}
	}
	header := http.Header{}
	for name, value := range delivery.Headers {
		header.Set(name, value)
	}
	secret := values["secret"].(string)
	newVerifier := func(offset time.Duration) svc.WebhookVerifier {
		return svc.WebhookVerifier{Secrets: []string{secret}, Now: func() time.Time { return time.Now().Add(offset) }}
	}
	body := []byte(delivery.Body)
	for reason, verify := range map[svc.WebhookFault]func() (*svc.WebhookEvent, error){
		svc.WebhookNotSigned: func() (*svc.WebhookEvent, error) {
			return newVerifier(0).Verify(append(body[:len(body):len(body)], ' '), header)
		},
		svc.WebhookHeaderMissing: func() (*svc.WebhookEvent, error) { return newVerifier(0).Verify(body, http.Header{}) },
		svc.WebhookTooOld:        func() (*svc.WebhookEvent, error) { return newVerifier(1000*time.Second).Verify(body, header) },
		svc.WebhookTooNew:        func() (*svc.WebhookEvent, error) { return newVerifier(-1000*time.Second).Verify(body, header) },
	} {
		_, err := verify()
		var fault *svc.WebhookVerificationError
		if !errors.As(err, &fault) || fault.Reason != reason {
			log.Fatalf("%s: %v", reason, err)
		}
	}
	event, err := svc.VerifyWebhook(body, header, "whsec_"+strings.Repeat("A", 44), secret)
	check(err)
	if _, ok := event.Data.(*svc.RolloverCompletedEventData); !ok {
		log.Fatalf("the data is %T", event.Data)
	}
	return event
}

func checkError(s step, err error) {
	var apiError *svc.APIError
	if !errors.As(err, &apiError) {
		log.Fatalf("%s: %v", s.Name, err)
	}
	hasPointer := s.Error.Pointer == ""
	for _, fault := range apiError.Errors {
		// A struct that the plan omits is sent with empty members.
		hasPointer = hasPointer || strings.HasPrefix(fault.Pointer, s.Error.Pointer)
	}
	class := reflect.TypeOf(err).Elem().Name()
	if class != s.Error.Class || apiError.Code != s.Error.Code || apiError.Status != s.Error.Status || !hasPointer {
		log.Fatalf("%s: %s: %v", s.Name, class, err)
	}
}

// fill replaces $name with values.
func fill(value any, values map[string]any) any {
	switch v := value.(type) {
	case map[string]any:
		filled := map[string]any{}
		for name, one := range v {
			filled[name] = fill(one, values)
		}
		return filled
	case []any:
		filled := []any{}
		for _, one := range v {
			filled = append(filled, fill(one, values))
		}
		return filled
	case string:
		if whole, ok := values[strings.TrimPrefix(v, "$")]; ok && strings.HasPrefix(v, "$") {
			return whole
		}
		return os.Expand(v, func(name string) string { return fmt.Sprint(values[name]) })
	}
	return value
}

func read(value any, path string) any {
	for _, part := range strings.Split(path, ".") {
		if items, ok := value.([]any); ok {
			var index int
			_, err := fmt.Sscan(part, &index)
			check(err)
			value = items[index]
		} else {
			value = value.(map[string]any)[part]
		}
	}
	return value
}

func convert(value, target any) {
	data, err := json.Marshal(value)
	check(err)
	check(json.Unmarshal(data, target))
}

func capitalize(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

func toError(value reflect.Value) error {
	err, _ := value.Interface().(error)
	return err
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
