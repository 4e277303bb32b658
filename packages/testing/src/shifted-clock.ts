/**
 * The variables of a Node process whose own clock is wrong: whatever it asks for the time is told one that is so many
 * milliseconds later.
 */
export function shiftedClock(byMs: number): { NODE_OPTIONS: string } {
  const code = `const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + ${byMs}); }
      static now() { return Right.now() + ${byMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
