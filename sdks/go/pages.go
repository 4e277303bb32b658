package svc

import "context"

// Page is a page of a list.
type Page[T any] struct {
	Data    []T  `json:"data"`
	HasMore bool `json:"hasMore"`
	// NextCursor is the cursor of the next page. Nil on the last page.
	NextCursor *string `json:"nextCursor"`
}

// Iterator reads a list. It loads a page when you reach its first item.
//
//	for rollovers.Next() {
//		fmt.Println(rollovers.Current().ID)
//	}
//	if err := rollovers.Err(); err != nil {
//		return err
//	}
type Iterator[T any] struct {
	load   func(cursor string) (*Page[T], error)
	page   *Page[T]
	index  int
	cursor string
	err    error
}

func iterate[T any](ctx context.Context, t *transport, c call, options []CallOption) *Iterator[T] {
	return &Iterator[T]{load: func(cursor string) (*Page[T], error) {
		c.cursor = cursor
		return sendJSON[Page[T]](ctx, t, c, options)
	}}
}

// Next moves to the next item. It returns false after the last item and after an error.
func (i *Iterator[T]) Next() bool {
	i.index++
	for i.err == nil {
		if i.page != nil && i.index < len(i.page.Data) {
			return true
		}
		if i.page != nil && !i.hasNextPage() {
			return false
		}
		if i.page != nil {
			i.cursor = *i.page.NextCursor
		}
		i.page, i.err = i.load(i.cursor)
		i.index = 0
	}
	return false
}

// A page that refers to itself would never end.
func (i *Iterator[T]) hasNextPage() bool {
	next := i.page.NextCursor
	return i.page.HasMore && next != nil && *next != i.cursor
}

// Current returns the item that Next has moved to.
func (i *Iterator[T]) Current() *T { return &i.page.Data[i.index] }

// Err returns the error that ended the list, or nil.
func (i *Iterator[T]) Err() error { return i.err }

// First returns up to count items, starting with the next.
func (i *Iterator[T]) First(count int) ([]T, error) {
	items := []T{}
	for len(items) < count && i.Next() {
		items = append(items, *i.Current())
	}
	return items, i.err
}
