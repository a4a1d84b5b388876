// Rules in words: people say what becomes of which mails, and it counts from then on.
import type { RulesFor } from '../../routing/ports.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { ruleRoutes } from './rule-api.ts'
import { leaveCompanyRules, ownRules } from './rule-store.ts'
import { rulesForMail } from './rules-for-mail.ts'

export { waitingRules } from './rule-store.ts'
export { companiesAnswered, decideByMail, setUpByMail } from './rules-by-mail.ts'

export interface RulesFeature extends Feature {
  /** Those that fit a mail, for its delivery. */
  rulesFor: RulesFor
}

export function rules({ db, clock }: Pick<AppServices, 'db' | 'clock'>): RulesFeature {
  return feature({
    name: 'rules',
    routes: ruleRoutes({ db, clock }),
    owned: { lists: [ownRules], forget: leaveCompanyRules },
    rulesFor: (scope, mail) => rulesForMail(db, scope, mail),
  })
}
