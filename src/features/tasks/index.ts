// Tasks: boards, dialogs and comments, and Tula, who makes tasks of mails and keeps them up to date.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { mailPermission } from '../notifications/index.ts'
import { dropOldTasks } from './lists/deleted-tasks.ts'
import { forgetInTasks, ownTaskRecords } from './owned-store.ts'
import { tula } from './task-agent.ts'
import { taskRoutes } from './task-api.ts'
import { TASK, taskNoun } from './task-subject.ts'
import type { TulaNeeds } from './tula-needs.ts'

export { meaningOf, spellingsOf, statusPhrases } from './status.ts'

const HOUR_MS = 60 * 60_000

/** Reading by rules takes time, and has a thread of its own. */
export function tasks(app: AppServices, ports: Pick<TulaNeeds, 'readByRules'>): Feature {
  const { db, system, clock, config } = app
  const { publicUrl, mailDomain } = config
  const comments = {
    ...{ db, system, clock, mailDomain, publicUrl, deliver: app.deliver },
    permission: (userId: number) =>
      mailPermission({ db, scope: system }, publicUrl, userId, 'projectUpdates'),
  }
  return feature({
    name: 'tasks',
    owned: { lists: ownTaskRecords, forget: forgetInTasks },
    nouns: { [TASK]: taskNoun },
    agents: [tula({ ...ports, db, publicUrl })],
    routes: taskRoutes({ db, clock, comments }),
    sweeps: [{ name: 'deleted-tasks', everyMs: HOUR_MS, run: () => dropOldTasks(db, system, clock()) }],
  })
}
