// Answers the calls about a person's time zone and quiet hours.
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { chooseTimeZone, takeTimeZone } from '../accounts/index.ts'
import { getHours, type Hours, noTimeZone, type QuietTimes, seeTimeZone, setHours } from './contract.ts'
import { readHours, writeQuietHours } from './hours-store.ts'
import { morningOf, type QuietHours } from './quiet-hours.ts'

export function hoursRoutes({ db, clock }: { db: Database; clock: Clock }): Served[] {
  return [
    serve(getHours, ({ scope }) => shownHours(db, scope)),
    serve(setHours, ({ scope, body }) =>
      db.transaction(async () => {
        const isZone = await chooseTimeZone(db, scope, body.timeZone, clock())
        if (!isZone) throw new AppError('invalid', noTimeZone, [{ path: 'timeZone', message: noTimeZone }])
        await writeQuietHours(db, scope, body.quiet && minutesOf(body.quiet))
        return shownHours(db, scope)
      }),
    ),
    serve(seeTimeZone, async ({ scope, body }) => {
      await takeTimeZone(actingAs(db, scope), scope.userId, body.timeZone)
      return shownHours(db, scope)
    }),
  ]
}

async function shownHours(db: Database, scope: Scope): Promise<Hours> {
  const { quiet, ...zone } = await readHours(db, scope)
  const times = quiet && { from: timeOf(quiet.from), to: timeOf(quiet.to) }
  return { ...zone, quiet: times, morning: timeOf(morningOf(quiet)) }
}

const minutesOf = ({ from, to }: QuietTimes): QuietHours => ({ from: minuteOf(from), to: minuteOf(to) })

/** Of 'HH:MM', which the contract has checked. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timeOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
