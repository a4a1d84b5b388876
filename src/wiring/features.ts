// The features of the app, in their order; to add one is to add its line.
import type { PlaceOf } from '../agent/agent.ts'
import type { NounOf } from '../agent/counted.ts'
import { type AccountsFeature, accounts } from '../features/accounts/index.ts'
import { assistant } from '../features/assistant/index.ts'
import { boards } from '../features/boards/index.ts'
import { type CalendarFeature, calendar } from '../features/calendar/index.ts'
import { catalogue } from '../features/catalogue/index.ts'
import { companies } from '../features/companies/index.ts'
import { digests } from '../features/digests/index.ts'
import type { AppServices, Feature } from '../features/feature.ts'
import { instances } from '../features/instances/index.ts'
import { type NotificationsFeature, notifications } from '../features/notifications/index.ts'
import { polls } from '../features/polls/index.ts'
import { projects } from '../features/projects/index.ts'
import { reminders } from '../features/reminders/index.ts'
import { settings } from '../features/settings/index.ts'
import { meaningOf, statusPhrases, tasks } from '../features/tasks/index.ts'
import { tokens } from '../features/tokens/index.ts'
import { triage } from '../features/triage/index.ts'
import { trust } from '../features/trust/index.ts'
import { tula } from '../features/tula/index.ts'
import type { RecordKinds } from '../records/record-kind.ts'
import type { Readings } from './readings.ts'

/** Those that give the app more than their manifest stand beside the list. */
export interface Features {
  all: readonly Feature[]
  /** What they say of the kinds of their records. */
  records: RecordKinds
  placeOf: PlaceOf
  accounts: AccountsFeature
  notifications: NotificationsFeature
  calendar: CalendarFeature
}

export function createFeatures(app: AppServices, readings: Readings): Features {
  const all: Feature[] = []
  async function endKeys(userId: number): Promise<boolean> {
    let ended = false
    for (const one of all) if (await one.endKeys?.(userId)) ended = true
    return ended
  }
  const nounOf: NounOf = (kind) =>
    all.find(({ nouns }) => nouns?.[kind])?.nouns?.[kind] ?? ['record', 'records']
  const nounOfAgent = (type: string | null) =>
    all.flatMap(({ agents = [] }) => agents).find(({ card }) => card.type === type)?.noun ?? null
  const named = {
    accounts: accounts(app, { endKeys }),
    // Tasks come after notifications; their words are handed down.
    notifications: notifications(app, {
      statusWords: (status) => statusPhrases[meaningOf(status)],
      nounOf,
    }),
    calendar: calendar(app),
  }
  all.push(
    named.accounts,
    tokens(app),
    trust(app),
    companies(app),
    instances(app),
    catalogue(app),
    named.notifications,
    projects(app),
    tasks(app),
    boards(app),
    tula(app, { readByRules: readings.readTasks }),
    assistant(app),
    triage(app, { nounOf, nounOfAgent }),
    reminders(app),
    named.calendar,
    polls(app, { readPollMail: readings.ruleInThread('readPollMail') }),
    digests(app, { readDigest: readings.ruleInThread('readDigest') }),
  )
  all.push(settings(app, [...all]))
  const records = Object.assign({}, ...all.map((one) => one.records ?? {})) as RecordKinds
  const placeOf: PlaceOf = async (scope, threadId) => {
    for (const one of all) {
      const place = await one.placeOf?.(scope, threadId)
      if (place) return place
    }
    return null
  }
  return { ...named, all, records, placeOf }
}
