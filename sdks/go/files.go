package svc

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"sort"
	"strings"
)

// File is a file to upload.
type File struct {
	Name      string
	MediaType string
	Content   []byte
}

// ResponseInfo has the response of a call, and the JSON with members that the types do not name.
type ResponseInfo struct {
	StatusCode int
	Header     http.Header
	// Body is nil for files.
	Body []byte
}

// Response is a file or an export. Close it when you have read it. Reading has no timeout.
type Response struct {
	Header http.Header
	body   io.ReadCloser
	cancel context.CancelFunc
}

// Read implements io.Reader.
func (r *Response) Read(p []byte) (int, error) { return r.body.Read(p) }

// Close implements io.Closer.
func (r *Response) Close() error {
	defer r.cancel()
	return r.body.Close()
}

// LineIterator reads the lines of an export.
type LineIterator[T any] struct {
	reader  *bufio.Reader
	current *T
	err     error
}

// Lines returns the lines of an export in the format ndjson, which is the default. Check Err after the last.
func Lines[T any](response io.Reader) *LineIterator[T] {
	return &LineIterator[T]{reader: bufio.NewReader(response)}
}

// Next reads the next line. It returns false after the last line and after an error.
func (l *LineIterator[T]) Next() bool {
	for l.err == nil {
		line, err := l.reader.ReadBytes('\n')
		if err == io.EOF && len(bytes.TrimSpace(line)) == 0 {
			return false
		}
		if err != nil {
			message := "the connection was lost before the end of the export"
			if err == io.EOF {
				message = "the export ended in the middle of a line"
			}
			l.err = &ConnectionError{Message: message, Attempts: 1, Err: err}
			return false
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		l.current = new(T)
		l.err = json.Unmarshal(line, l.current)
		return l.err == nil
	}
	return false
}

// Current returns the line that Next has read.
func (l *LineIterator[T]) Current() *T { return l.current }

// Err returns the error that ended the export, or nil.
func (l *LineIterator[T]) Err() error { return l.err }

var dispositionEscapes = strings.NewReplacer(`"`, "%22", "\r", "%0D", "\n", "%0A")

// encodeForm encodes a form (RFC 7578). The file comes last, because the API reads the fields first.
func encodeForm(form any, file *File) ([]byte, string, error) {
	fields, err := readMembers(form)
	if err != nil {
		return nil, "", err
	}
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	sort.Strings(names)
	var body bytes.Buffer
	writer := multipart.NewWriter(&body)
	for _, name := range names {
		if err := writer.WriteField(name, fmt.Sprint(fields[name])); err != nil {
			return nil, "", err
		}
	}
	part, err := writer.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {fmt.Sprintf(`form-data; name="file"; filename="%s"`, dispositionEscapes.Replace(file.Name))},
		"Content-Type":        {file.MediaType},
	})
	if err != nil {
		return nil, "", err
	}
	if _, err := part.Write(file.Content); err != nil {
		return nil, "", err
	}
	if err := writer.Close(); err != nil {
		return nil, "", err
	}
	return body.Bytes(), writer.FormDataContentType(), nil
}
