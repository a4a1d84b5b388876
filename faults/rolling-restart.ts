// A new version comes: its steps of the schema first, then each process ends and starts again, one after the other.
import type { Fault } from './fault.ts'
import { whileMailsStream } from './fault.ts'
import { schemaSteps } from './schema-steps.ts'

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  about:
    'the schema takes the steps of a later version under running processes, which then start again in turn',
  size: { mails: 1_000, rounds: 10, seconds: 0 },
  small: { mails: 20, rounds: 1, seconds: 0 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      for (const step of schemaSteps(`step_${round}`)) await fleet.db.query(step)
      for (const { process } of fleet.all) {
        await process.stop()
        await process.start()
      }
    }),
}
