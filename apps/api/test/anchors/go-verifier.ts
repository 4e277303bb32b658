import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GO_PATH } from "@svc/testing";

const PROGRAM = `package main

import (
	"fmt"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type reader struct{ folder string }

func (r reader) Height() int { return 8 }
func (r reader) SaveTiles([]tlog.Tile, [][]byte) {}
func (r reader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	all := [][]byte{}
	for _, tile := range tiles {
		// Paths of the reference implementation contain the tile height, 8.
		bytes, err := os.ReadFile(r.folder + "/" + strings.Replace(tile.Path(), "tile/8/", "tile/", 1))
		if err != nil {
			return nil, err
		}
		all = append(all, bytes)
	}
	return all, nil
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	folder := os.Args[1]
	verifier, err := note.NewVerifier(os.Args[2])
	check(err)
	checkpoint, err := os.ReadFile(folder + "/checkpoint")
	check(err)
	opened, err := note.Open(checkpoint, note.VerifierList(verifier))
	check(err)
	lines := strings.Split(opened.Text, "\\n")
	var size int64
	_, err = fmt.Sscan(lines[1], &size)
	check(err)
	root, err := tlog.ParseHash(lines[2])
	check(err)
	hashes := tlog.TileHashReader(tlog.Tree{N: size, Hash: root}, reader{folder})
	for n := int64(0); n < size; n++ {
		bundle := fmt.Sprintf("%s/tile/entries/%03d", folder, n/256)
		if n/256 == size/256 {
			bundle += fmt.Sprintf(".p/%d", size%256)
		}
		data, err := os.ReadFile(bundle)
		check(err)
		for skip := n % 256; ; skip-- {
			length := int(data[0])<<8 | int(data[1])
			if skip == 0 {
				data = data[2 : 2+length]
				break
			}
			data = data[2+length:]
		}
		proof, err := tlog.ProveRecord(size, n, hashes)
		check(err)
		check(tlog.CheckRecord(proof, size, root, n, tlog.RecordHash(data)))
	}
	// Checks consistency proofs from a sample of earlier sizes.
	for first := int64(1); first < size; first += 37 {
		old, err := tlog.TreeHash(first, hashes)
		check(err)
		proof, err := tlog.ProveTree(size, first, hashes)
		check(err)
		check(tlog.CheckTree(proof, size, root, first, old))
	}
	fmt.Printf("%d entries verified\\n", size)
}
`;

/** Verifies a log with golang.org/x/mod/sumdb. @param log the folder with `checkpoint` and `tile` */
export function runGoVerifier(log: string, key: string) {
  const folder = mkdtempSync(join(tmpdir(), "svc-go-"));
  try {
    writeFileSync(join(folder, "main.go"), PROGRAM);
    const env = {
      ...process.env,
      GO111MODULE: "off",
      GOPATH: GO_PATH,
      GOCACHE: join(folder, "cache"),
      GOFLAGS: "",
    };
    const args = ["run", join(folder, "main.go"), log, key];
    const { status, stdout, stderr } = spawnSync("go", args, { env, encoding: "utf8" });
    return { code: status, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
