// The features of the app, in their order; to add one is to add its line.
import type { PlaceOf } from '../agent/agent.ts'
import type { NounOf } from '../agent/counted.ts'
import { absence } from '../features/absence/index.ts'
import { type AccountsFeature, accounts } from '../features/accounts/index.ts'
import {
  type AdministrationFeature,
  administration,
  isInvitedToServer,
  scopeOfOwner,
} from '../features/administration/index.ts'
import { alarms, type Troubles } from '../features/alarms/index.ts'
import { archives } from '../features/archives/index.ts'
import { assistant } from '../features/assistant/index.ts'
import { audit } from '../features/audit/index.ts'
import { boards } from '../features/boards/index.ts'
import { type CalendarFeature, calendar } from '../features/calendar/index.ts'
import { catalogue } from '../features/catalogue/index.ts'
import { companies, isInvitedAnywhere } from '../features/companies/index.ts'
import { contracts } from '../features/contracts/index.ts'
import { copilot } from '../features/copilot/index.ts'
import { digests } from '../features/digests/index.ts'
import { documents } from '../features/documents/index.ts'
import type { AppServices, Feature } from '../features/feature.ts'
import { followups } from '../features/followups/index.ts'
import { generator } from '../features/generator/index.ts'
import { imports } from '../features/imports/index.ts'
import { instances } from '../features/instances/index.ts'
import { intelligence } from '../features/intelligence/index.ts'
import { knowledge } from '../features/knowledge/index.ts'
import { learning } from '../features/learning/index.ts'
import { type ModelsFeature, models } from '../features/models/index.ts'
import { type NotificationsFeature, notifications } from '../features/notifications/index.ts'
import { type PollingFeature, polling } from '../features/polling/index.ts'
import { polls } from '../features/polls/index.ts'
import { projects } from '../features/projects/index.ts'
import { push } from '../features/push/index.ts'
import { reminders } from '../features/reminders/index.ts'
import { type ReplaysFeature, replays } from '../features/replays/index.ts'
import { returns } from '../features/returns/index.ts'
import { type RulesFeature, rules } from '../features/rules/index.ts'
import { searching } from '../features/search/index.ts'
import { settings } from '../features/settings/index.ts'
import { setup } from '../features/setup/index.ts'
import { surveys } from '../features/surveys/index.ts'
import { meaningOf, tasks } from '../features/tasks/index.ts'
import { tokens } from '../features/tokens/index.ts'
import { triage } from '../features/triage/index.ts'
import { trust } from '../features/trust/index.ts'
import { tula } from '../features/tula/index.ts'
import { undelivered } from '../features/undelivered/index.ts'
import { webhooks } from '../features/webhooks/index.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { TellUndelivered } from '../mail/undelivered.ts'
import { ARCHIVES } from '../model/model-use.ts'
import type { RecordKinds } from '../records/record-kind.ts'
import type { DeliveryServices, HeldReply } from '../routing/delivery-services.ts'
import type { Readings } from './readings.ts'
import { readVersion } from './version.ts'

/** Those that give the app more than their manifest stand beside the list. */
export interface Features {
  all: readonly Feature[]
  /** What they say of the kinds of their records. */
  records: RecordKinds
  placeOf: PlaceOf
  onHeldReply: DeliveryServices['onHeldReply']
  accounts: AccountsFeature
  notifications: NotificationsFeature
  calendar: CalendarFeature
  polling: PollingFeature
  rules: RulesFeature
  tellUndelivered: TellUndelivered
  troubles: Troubles
  replays: ReplaysFeature
  administration: AdministrationFeature
  models: ModelsFeature
}

export function createFeatures(app: AppServices, readings: Readings): Features {
  const isInvited = async (address: string) =>
    (await isInvitedAnywhere(asSystem(app.db, app.system), address, app.clock())) ||
    (await isInvitedToServer(asSystem(app.db, app.system), address))
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
  const asked = polls(app, { readPollMail: readings.ruleInThread('readPollMail') })
  const followUps = followups(app, asked.asking)
  const named = {
    accounts: accounts(app, { endKeys, isInvited }),
    // Tasks come after notifications; their words are handed down.
    notifications: notifications(app, {
      meaningOf,
      nounOf,
    }),
    calendar: calendar(app),
    learning: learning(app, { learnReading: readings.ruleInThread('learnReading') }),
    rules: rules(app),
    documents: documents(app, {
      understandFile: readings.ruleInThread('understandFile'),
      answerFromFile: readings.ruleInThread('answerFromFile'),
      compareFiles: readings.ruleInThread('compareFiles'),
    }),
    polling: polling(app, {
      readPollingText: readings.ruleInThread('readPollingText'),
      followUps: followUps.acts,
    }),
  }
  const makesTasks = tula(app, { readByRules: readings.readTasks, readingFor: named.learning.readingFor })
  const watched = alarms(app, readVersion)
  const returned = undelivered(app, named.notifications)
  const known = knowledge(app, named.documents, {
    chooseAnswer: readings.ruleInThread('chooseAnswer'),
    compareArticles: readings.ruleInThread('compareArticles'),
    contradictionsAmong: readings.ruleInThread('contradictionsAmong'),
    readKnowledgeMail: readings.ruleInThread('readKnowledgeMail'),
  })
  all.push(
    named.accounts,
    tokens(app),
    trust(app),
    // Later features have their part in it; it is not called before all of them are made.
    companies(app, { handOver: (scope, members) => owners.handOver(scope, members) }),
    audit(app),
    watched,
    absence(app),
    instances(app),
    catalogue(app),
    named.notifications,
    push(app, named.notifications),
    returned,
    projects(app),
    tasks(app),
    boards(app),
    named.learning,
    named.rules,
    makesTasks,
    assistant(app, { readOfTasks: readings.ruleInThread('readOfTasks') }),
    triage(app, { nounOf, nounOfAgent }),
    reminders(app),
    named.calendar,
    asked,
    returns(app),
    named.documents,
    contracts(app, named.documents.mailFiles, {
      readContractFile: readings.ruleInThread('readContractFile'),
      answerFromFile: readings.ruleInThread('answerFromFile'),
    }),
    known,
    digests(app, { readDigest: readings.ruleInThread('readDigest') }),
    followUps,
    named.polling,
    intelligence(app, named.polling.services),
    surveys(
      app,
      {
        readSurveyMail: readings.ruleInThread('readSurveyMail'),
        readThemes: readings.ruleInThread('readThemes'),
        findRepeated: readings.ruleInThread('findRepeated'),
      },
      followUps.acts,
    ),
  )
  const reread = replays(app, () =>
    all.flatMap(({ agents = [] }) => agents.flatMap(({ card, replay }) => (replay ? [card.type] : []))),
  )
  all.push(reread)
  const search = searching(app, [...all])
  all.push(search)
  const { find } = search
  const copilotPorts = {
    chooseAmong: readings.ruleInThread('chooseAmong'),
    readCopilotMail: readings.ruleInThread('readCopilotMail'),
  }
  all.push(copilot(app, { find, ...copilotPorts }, [...all]))
  all.push(setup(app, { explainTasks: readings.ruleInThread('explainTasks') }))
  const languageModels = models(app, {
    taskReader: makesTasks.agent,
    askers: askersOf(all),
    ownerScope: () => scopeOfOwner(app),
  })
  all.push(languageModels)
  all.push(webhooks(app, [...all]))
  const own = settings(app, () => all)
  const owners = administration(app, { leavers: own.ofLeavers, byCommand: named.accounts.byCommand })
  all.push(
    own,
    owners,
    generator(app),
    imports(app, {
      polls: asked,
      knowledge: known.carrying,
      readFile: readings.ruleInThread('readFile'),
    }),
    archives(app),
  )
  const records = Object.assign({}, ...all.map((one) => one.records ?? {})) as RecordKinds
  const placeOf: PlaceOf = async (scope, threadId) => {
    for (const one of all) {
      const place = await one.placeOf?.(scope, threadId)
      if (place) return place
    }
    return null
  }
  async function onHeldReply(reply: HeldReply): Promise<void> {
    for (const one of all) await one.onHeldReply?.(reply)
  }
  const more = {
    tellUndelivered: returned.tell,
    replays: reread,
    troubles: watched.troubles,
    administration: owners,
    models: languageModels,
  }
  return { ...named, ...more, all, records, placeOf, onHeldReply }
}

/** What asks a language model, as its owner knows it. */
function askersOf(features: readonly Feature[]): { agent: string; name: string }[] {
  const cards = features.flatMap(({ agents: own = [], asksForVectors }) => {
    const reading = own.filter(({ byModel }) => byModel).map(({ card }) => card)
    return asksForVectors && !reading.includes(asksForVectors) ? [...reading, asksForVectors] : reading
  })
  return [
    ...cards.map(({ type, name }) => ({ agent: type, name })),
    { agent: 'copilot', name: 'Copilot' },
    { agent: 'board', name: 'Ask AI on a board' },
    { agent: ARCHIVES, name: 'Mail archives' },
  ]
}
