"""Reads complete and cut bodies."""

import socket
import sys
import threading
import unittest

from svc_client import ApiConnectionError, RolloverClient

LINES = b'{"id":"1"}\n{"id":"2"}\n'
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n" % (len(LINES), LINES)
BODIES = {
    "whole, with a length": (b"Content-Length: %d\r\n\r\n%s" % (len(LINES), LINES), True),
    "whole, in chunks": (CHUNKED + b"0\r\n\r\n", True),
    "cut, with a length": (b"Content-Length: 99\r\n\r\n" + LINES, False),
    "cut between chunks": (CHUNKED, False),
    "cut in a chunk": (CHUNKED + b"63\r\n" + LINES, False),
}


def serve(response: bytes) -> str:
    server = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        connection, _ = server.accept()
        connection.recv(65_536)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\n" + response)
        connection.close()
        server.close()

    threading.Thread(target=answer, daemon=True).start()
    return f"http://127.0.0.1:{server.getsockname()[1]}"


class TestResponse(unittest.TestCase):
    def test_bodies(self) -> None:
        for name, (body, is_whole) in BODIES.items():
            for read in (lambda response: list(response.lines()), lambda response: response.read()):
                with self.subTest(name):
                    client = RolloverClient(api_key="svc_test_ak_" + "0" * 49, base_url=serve(body), max_retries=0)
                    with client.rollovers.export() as response:
                        if is_whole:
                            self.assertIn(read(response), ([{"id": "1"}, {"id": "2"}], LINES))
                        else:
                            self.assertRaises(ApiConnectionError, read, response)


if __name__ == "__main__":
    unittest.main(testRunner=unittest.TextTestRunner(stream=sys.stdout))
