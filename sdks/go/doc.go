// Package svc is the client of the rollover API. It retries calls safely, loads the pages of lists on
// demand, returns a type for each error code, and verifies webhooks.
//
// See README.md for examples.
package svc

// Version of this module.
const Version = "0.1.0"
