// Calendar: a private link under which calendar programs read a person's due dates.
import { createHash } from 'node:crypto'
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { hashToken, newToken } from '../accounts/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { calendarFile } from './calendar-file.ts'
import {
  calendarTasks,
  deleteLink,
  deleteLinkOf,
  findLink,
  ownerOfLink,
  writeLink,
} from './calendar-store.ts'
import { endCalendarLink, getCalendarLink, makeCalendarLink } from './contract.ts'

export { type Meeting, meetingFile } from './meeting-file.ts'

export interface CalendarServices {
  db: Database
  system: SystemScope
  clock: Clock
  publicUrl: string
  domain: string
}

export interface CalendarFeature extends Feature {
  /** The file behind a link, for calendar programs, which know no session. */
  read: ReturnType<typeof calendarReader>
}

export function calendar({ db, system, clock, config }: AppServices): CalendarFeature {
  const services = { db, system, clock, publicUrl: config.publicUrl, domain: config.mailDomain }
  return feature({
    name: 'calendar',
    routes: calendarRoutes(services),
    endKeys: (userId) => deleteLinkOf(asSystem(db, system), userId),
    read: calendarReader(services),
  })
}

export function calendarRoutes({ db, clock, publicUrl }: CalendarServices): Served[] {
  return [
    serve(getCalendarLink, async ({ scope }) => ({
      createdAt: (await findLink(db, scope))?.toISOString() ?? null,
    })),
    serve(makeCalendarLink, async ({ scope }) => {
      const token = newToken()
      const at = clock()
      await writeLink(db, scope, hashToken(token), at)
      return { url: `${publicUrl}/calendar/${token}.ics`, createdAt: at.toISOString() }
    }),
    serve(endCalendarLink, async ({ scope }) => {
      await deleteLink(db, scope)
      return { success: true as const }
    }),
  ]
}

/** By the secret part of a link: the file and its strong entity tag; null for a link that is none. */
export function calendarReader({ db, system, clock, publicUrl, domain }: CalendarServices) {
  return async (token: string): Promise<{ text: string; etag: string } | null> => {
    const userId = await ownerOfLink(asSystem(db, system), hashToken(token))
    if (userId === null) return null
    const text = calendarFile({
      tasks: await calendarTasks(asSystem(db, system), userId, clock()),
      publicUrl,
      domain,
    })
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
  }
}
