<?php

declare(strict_types=1);

namespace Svc\Exception;

/** No complete response was received; the call may have been executed. */
class ConnectionException extends ClientException
{
}
