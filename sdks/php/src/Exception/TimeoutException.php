<?php

declare(strict_types=1);

namespace Svc\Exception;

/** The attempt timed out; the call may have been executed. */
class TimeoutException extends ConnectionException
{
}
