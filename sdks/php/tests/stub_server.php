<?php

// Answers each connection with the next response, and prints its requests as JSON. Reads the responses from standard
// input: a JSON list of base64 texts. `null` closes the connection, and `"hang"` keeps it open.

declare(strict_types=1);

$responses = json_decode(fgets(STDIN), true);
$server = stream_socket_server('tcp://127.0.0.1:0');
echo stream_socket_get_name($server, false), "\n";
$hanging = [];
foreach ($responses as $response) {
    $socket = stream_socket_accept($server, 60);
    $head = '';
    while (!str_ends_with($head, "\r\n\r\n") && ($line = fgets($socket)) !== false) {
        $head .= $line;
    }
    $length = preg_match('/^content-length: (\d+)/mi', $head, $match) === 1 ? (int) $match[1] : 0;
    $body = $length > 0 ? stream_get_contents($socket, $length) : '';
    echo json_encode(['head' => $head, 'body' => base64_encode($body)]), "\n";
    if ($response === 'hang') {
        $hanging[] = $socket;
    } else {
        fwrite($socket, base64_decode((string) $response));
        fclose($socket);
    }
}
fgets(STDIN);
