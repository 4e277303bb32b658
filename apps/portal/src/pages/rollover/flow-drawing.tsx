import type { Stage } from "./flow.ts";

const WIDTH = 400;
const HEIGHT = 60;
const BAR_WIDTH = 5;
const COLUMN_WIDTH = WIDTH / 4;
/** Gap between an amount and the next column, if the money did not reach that column. */
const COLUMN_GAP = 14;

/** Hides the drawing from screen readers, because the list below has the same amounts. */
export function FlowDrawing({ stages }: { stages: readonly Stage[] }) {
  const [sent, inTransit, received, posted] = stages.map(({ percent }) => (percent / 100) * HEIGHT);
  if (!stages.some(({ percent }) => percent > 0)) return null;
  const heights = {
    sent: sent ?? 0,
    inTransit: inTransit ?? 0,
    received: received ?? 0,
    posted: posted ?? 0,
  };
  const arrived = Math.min(heights.sent, heights.received);
  const missing = Math.max(0, heights.sent - heights.received - heights.inTransit);
  const unposted = Math.max(0, heights.received - heights.posted);
  return (
    <svg
      className="flow-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="flow-ground" width={WIDTH} height={HEIGHT} />
      <Part className="flow-passed" from={BAR_WIDTH} to={COLUMN_WIDTH * 2} top={0} height={arrived} />
      <Part
        className="flow-in-transit"
        from={BAR_WIDTH}
        to={COLUMN_WIDTH * 2 - COLUMN_GAP}
        top={arrived}
        height={heights.inTransit}
      />
      <Part
        className="flow-missing"
        from={BAR_WIDTH}
        to={COLUMN_WIDTH * 2 - COLUMN_GAP}
        top={arrived + heights.inTransit}
        height={missing}
      />
      <Part
        className="flow-posted"
        from={COLUMN_WIDTH * 2 + BAR_WIDTH}
        to={COLUMN_WIDTH * 3}
        top={0}
        height={heights.posted}
      />
      <Part
        className="flow-unposted"
        from={COLUMN_WIDTH * 2 + BAR_WIDTH}
        to={COLUMN_WIDTH * 3 - COLUMN_GAP}
        top={heights.posted}
        height={unposted}
      />
      <Part className="flow-bar-sent" from={0} to={BAR_WIDTH} top={0} height={heights.sent} />
      <Part
        className="flow-bar-received"
        from={COLUMN_WIDTH * 2}
        to={COLUMN_WIDTH * 2 + BAR_WIDTH}
        top={0}
        height={heights.received}
      />
      <Part className="flow-bar-posted" from={COLUMN_WIDTH * 3} to={WIDTH} top={0} height={heights.posted} />
    </svg>
  );
}

function Part({
  className,
  from,
  to,
  top,
  height,
}: {
  className: string;
  from: number;
  to: number;
  top: number;
  height: number;
}) {
  if (height <= 0) return null;
  return <rect className={className} x={from} y={top} width={to - from} height={height} />;
}
