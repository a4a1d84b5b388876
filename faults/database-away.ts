// The database ends as in a crash, stays away, and comes back.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

export const databaseAway: Fault = {
  name: 'database-away',
  about: 'PostgreSQL crashes and is away for a while',
  size: { mails: 1_000, rounds: 3, seconds: 60 },
  small: { mails: 20, rounds: 1, seconds: 2 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async () => {
      await pause(200)
      await fleet.postgres.down()
      await pause(size.seconds * 1_000)
      await fleet.postgres.up()
    }),
}
