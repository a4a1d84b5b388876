// How long a test of endurance goes on: one short round in `npm test`, and many in `npm run test:endurance`.

const isLong = process.env.TEST_ENDURANCE === '1'

/** The count, or milliseconds, of the run in progress. */
export const rounds = (short: number, long: number): number => (isLong ? long : short)

/** For `it.skipIf`: what only a long run does. */
export const isShortRun = !isLong
