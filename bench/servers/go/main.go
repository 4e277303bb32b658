// (j) net/http and pgx as documented, on the tables of schema.sql. Checks keys like the Fastify server and returns the same bytes.
// types.go is generated from the OpenAPI schema.
package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v4"
	"github.com/jackc/pgx/v4/pgxpool"
)

const (
	page     = 20
	cachedMs = 8_000
	maxKeys  = 10_000
	list     = "SELECT " + columns + " FROM rollovers WHERE organization_id = $1 AND (created_at, id) < (coalesce($2, 'infinity'::timestamptz), $3) ORDER BY created_at DESC, id DESC LIMIT 21"
	one      = "SELECT " + columns + " FROM rollovers WHERE organization_id = $1 AND id = $2"
)

var (
	keyForm = regexp.MustCompile(`^svc_(test|live)_ak_[0-9A-Za-z]{49}$`)
	pool    *pgxpool.Pool
	pepper  []byte
	headers map[string]string
	keys    = map[string]key{}
	lock    sync.RWMutex
)

type key struct {
	organizationID       string
	scopes               []string
	expiresAt, revokedAt *time.Time
	cachedUntil          time.Time
}

type Time struct{ time.Time }

func (t Time) MarshalJSON() ([]byte, error) {
	return []byte(t.UTC().Format(`"2006-01-02T15:04:05.000Z"`)), nil
}

type Page struct {
	Object     string     `json:"object"`
	Data       []Rollover `json:"data"`
	HasMore    bool       `json:"hasMore"`
	NextCursor *string    `json:"nextCursor"`
}

func findKey(ctx context.Context, header http.Header) (key, error) {
	text := strings.TrimPrefix(header.Get("Authorization"), "Bearer ")
	if !keyForm.MatchString(text) {
		return key{}, errors.New("invalid_api_key")
	}
	mac := hmac.New(sha256.New, pepper)
	io.WriteString(mac, text)
	digest := hex.EncodeToString(mac.Sum(nil))
	lock.RLock()
	found, ok := keys[digest]
	lock.RUnlock()
	if ok && time.Now().Before(found.cachedUntil) {
		return found, nil
	}
	row := pool.QueryRow(ctx, "SELECT organization_id, scopes, expires_at, revoked_at FROM api_keys WHERE key_hash = $1", digest)
	if err := row.Scan(&found.organizationID, &found.scopes, &found.expiresAt, &found.revokedAt); err != nil {
		return key{}, err
	}
	found.cachedUntil = time.Now().Add(cachedMs * time.Millisecond)
	lock.Lock()
	if len(keys) >= maxKeys {
		keys = map[string]key{}
	}
	keys[digest] = found
	lock.Unlock()
	return found, nil
}

func requireKey(r *http.Request) (key, int) {
	found, err := findKey(r.Context(), r.Header)
	if err != nil || found.revokedAt != nil || (found.expiresAt != nil && !found.expiresAt.After(time.Now())) {
		return key{}, http.StatusUnauthorized
	}
	for _, scope := range found.scopes {
		if scope == "rollovers:read" {
			return found, 0
		}
	}
	return key{}, http.StatusForbidden
}

func scan(row pgx.Row) (Rollover, error) {
	view := Rollover{Object: "rollover", Environment: "test"}
	err := row.Scan(view.fields()...)
	return view, err
}

func listRollovers(w http.ResponseWriter, r *http.Request) {
	found, status := requireKey(r)
	if status != 0 {
		w.WriteHeader(status)
		return
	}
	createdAt, id := fromCursor(r.URL.Query().Get("cursor"))
	rows, err := pool.Query(r.Context(), list, found.organizationID, createdAt, id)
	response := Page{Object: "list", Data: make([]Rollover, 0, page)}
	for err == nil && rows.Next() {
		if len(response.Data) == page {
			response.HasMore = true
			continue
		}
		var view Rollover
		view, err = scan(rows)
		response.Data = append(response.Data, view)
	}
	if err == nil {
		err = rows.Err()
	}
	if response.HasMore {
		last := response.Data[page-1]
		cursor := toCursor(last.CreatedAt.Time, last.ID)
		response.NextCursor = &cursor
	}
	send(w, response, err)
}

func getRollover(w http.ResponseWriter, r *http.Request) {
	found, status := requireKey(r)
	if status != 0 {
		w.WriteHeader(status)
		return
	}
	view, err := scan(pool.QueryRow(r.Context(), one, found.organizationID, strings.TrimPrefix(r.URL.Path, "/v1/rollovers/")))
	if errors.Is(err, pgx.ErrNoRows) {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	w.Header().Set("ETag", `"`+strconv.FormatInt(view.Version, 10)+`"`)
	send(w, view, err)
}

func send(w http.ResponseWriter, response any, err error) {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err == nil {
		err = encoder.Encode(response)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for name, value := range headers {
		w.Header().Set(name, value)
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(text.Len()-1))
	io.WriteString(w, text.String()[:text.Len()-1])
}

func toCursor(createdAt time.Time, id string) string {
	text := strconv.FormatInt(createdAt.UnixMilli(), 36) + "." + id
	sum := sha256.Sum256([]byte(text))
	return base64.RawURLEncoding.EncodeToString([]byte(text + "." + base64.RawURLEncoding.EncodeToString(sum[:])[:6]))
}

func fromCursor(cursor string) (*time.Time, string) {
	text, _ := base64.RawURLEncoding.DecodeString(cursor)
	parts := strings.Split(string(text), ".")
	if len(parts) < 2 {
		return nil, ""
	}
	ms, _ := strconv.ParseInt(parts[0], 36, 64)
	at := time.UnixMilli(ms)
	return &at, parts[1]
}

func main() {
	must := func(err error) {
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	must(json.Unmarshal([]byte(os.Getenv("BENCH_HEADERS")), &headers))
	secret := strings.SplitN(strings.Split(os.Getenv("KEY_PEPPERS"), ",")[0], ":", 2)[1]
	var err error
	pepper, err = base64.StdEncoding.DecodeString(secret)
	must(err)
	config, err := pgxpool.ParseConfig(os.Getenv("DATABASE_URL"))
	must(err)
	config.MaxConns = 10
	pool, err = pgxpool.ConnectConfig(context.Background(), config)
	must(err)
	http.HandleFunc("/v1/rollovers", listRollovers)
	http.HandleFunc("/v1/rollovers/", getRollover)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(err)
	fmt.Printf("http://%s\n", listener.Addr())
	go func() {
		// Exits with its parent, which closes stdin.
		io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	must(http.Serve(listener, nil))
}
