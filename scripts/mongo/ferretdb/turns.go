package main

import (
	"bytes"
	"encoding/binary"
	"io"
	"net"
	"sync"
)

// MongoDB changes one document in one step: of two "take one if any is left" at once, the second sees what the first did.
// FerretDB 1.x reads and writes in two steps, so both succeed. One write command of a database at a time gives back what
// MongoDB promises; the databases of several test files do not wait for each other.
var turns sync.Map

const (
	headerBytes = 16
	opMsg       = 2013
	moreToCome  = 2
	maxBytes    = 48_000_000
)

var reads = map[string]bool{
	"find": true, "getMore": true, "killCursors": true, "aggregate": true, "count": true, "distinct": true,
	"hello": true, "isMaster": true, "ismaster": true, "ping": true, "buildInfo": true, "listCollections": true,
	"listIndexes": true, "listDatabases": true, "endSessions": true, "getParameter": true,
}

func accept(listener net.Listener, socket string) {
	for {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		go converse(client, socket)
	}
}

// One client: a message in, its answer out, until either side hangs up.
func converse(client net.Conn, socket string) {
	defer client.Close()
	server, err := net.Dial("unix", socket)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		message, err := read(client)
		if err != nil {
			return
		}
		if err := exchange(message, client, server); err != nil {
			return
		}
	}
}

func exchange(message []byte, client, server net.Conn) error {
	command, hasAnswer := look(message)
	if !reads[command] {
		turn := turnOf(message)
		turn.Lock()
		defer turn.Unlock()
	}
	if _, err := server.Write(message); err != nil || !hasAnswer {
		return err
	}
	answer, err := read(server)
	if err != nil {
		return err
	}
	_, err = client.Write(answer)
	return err
}

// The name of the database stands in every command as `$db`.
func turnOf(message []byte) *sync.Mutex {
	database := ""
	key := []byte("\x02$db\x00")
	if at := bytes.Index(message, key); at >= 0 {
		rest := message[at+len(key):]
		if len(rest) > 4 {
			name, _, _ := bytes.Cut(rest[4:], []byte{0})
			database = string(name)
		}
	}
	turn, _ := turns.LoadOrStore(database, &sync.Mutex{})
	return turn.(*sync.Mutex)
}

func read(from io.Reader) ([]byte, error) {
	var size [4]byte
	if _, err := io.ReadFull(from, size[:]); err != nil {
		return nil, err
	}
	length := binary.LittleEndian.Uint32(size[:])
	if length < headerBytes || length > maxBytes {
		return nil, io.ErrUnexpectedEOF
	}
	message := make([]byte, length)
	copy(message, size[:])
	_, err := io.ReadFull(from, message[4:])
	return message, err
}

// The name of the command (the first key of its document) and whether the server will answer.
func look(message []byte) (string, bool) {
	if binary.LittleEndian.Uint32(message[12:]) != opMsg {
		return "hello", true
	}
	hasAnswer := binary.LittleEndian.Uint32(message[headerBytes:])&moreToCome == 0
	// Flags, the kind of the section, the size of the document, the type of its first value.
	name := message[headerBytes+4+1+4+1:]
	if message[headerBytes+4] != 0 {
		return "", hasAnswer
	}
	end := bytes.IndexByte(name, 0)
	if end < 0 {
		return "", hasAnswer
	}
	return string(name[:end]), hasAnswer
}
