package svc

import "encoding/json"

// Ptr returns a pointer to a value, for optional members of requests.
func Ptr[T any](value T) *T { return &value }

// Nullable is an optional member of a request that can be null. The zero value omits the member.
type Nullable[T any] map[bool]T

// Value returns a member that is not null.
func Value[T any](value T) Nullable[T] { return Nullable[T]{true: value} }

// Null returns a member that is null.
func Null[T any]() Nullable[T] {
	var zero T
	return Nullable[T]{false: zero}
}

// Get returns the value, and whether there is one.
func (n Nullable[T]) Get() (T, bool) {
	value, ok := n[true]
	return value, ok
}

// IsNull reports whether the member is null.
func (n Nullable[T]) IsNull() bool {
	_, isNull := n[false]
	return isNull
}

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if value, ok := n.Get(); ok {
		return json.Marshal(value)
	}
	return []byte("null"), nil
}

// UnmarshalJSON reads a value or null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*n = Null[T]()
		return nil
	}
	var value T
	if err := json.Unmarshal(data, &value); err != nil {
		return err
	}
	*n = Value(value)
	return nil
}

// RawObject is a JSON object that this version has no type for.
type RawObject map[string]any

// marshalTagged adds a member, which determines the type of an object, to an object.
func marshalTagged(name, value string, object any) ([]byte, error) {
	data, err := json.Marshal(object)
	if err != nil {
		return nil, err
	}
	tag, err := json.Marshal(map[string]string{name: value})
	if err != nil || len(data) == len("{}") {
		return tag, err
	}
	return append(append(tag[:len(tag)-1], ','), data[1:]...), nil
}
