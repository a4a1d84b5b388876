// Answers the calls about what was learned: shows it, forgets a line of it, switches it off and on.
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import {
  allowLearned,
  forgetLearned,
  getLearned,
  MOST_LINES,
  type ShownLearning,
  switchLearning,
} from './contract.ts'
import { type LearningServices, learnAnew } from './learn-anew.ts'
import { changeLearned, learnedIn, ownerOf } from './learned-store.ts'
import { forgottenWords, linesOf } from './line-words.ts'

/** More than anybody has patience for; each of them is looked up with each correction. */
const MOST_FORGOTTEN = 500

/** In a company it may quote words of projects that members do not read, and is read into everybody's mails. */
const mayChange = (scope: Scope) => scope.companyId === 0 || oversees(scope)

export function learningRoutes(services: LearningServices): Served[] {
  const { db } = services

  async function shown(scope: Scope): Promise<ShownLearning> {
    const { isOn, corrections, learnedAt, reading, forgotten } = await learnedIn(db, scope)
    const may = mayChange(scope)
    return {
      ...{ isOn, mayChange: may, corrections, learnedAt: learnedAt?.toISOString() ?? null },
      lines: may && isOn ? linesOf(reading).slice(0, MOST_LINES) : [],
      forgotten: may ? forgotten.map((name) => ({ name, text: forgottenWords(name) })) : [],
    }
  }

  async function edit(scope: Scope, change: (forgotten: string[]) => string[]): Promise<ShownLearning> {
    requireMay(scope)
    const { forgotten } = await learnedIn(db, scope)
    const names = change(forgotten)
    if (names.length > MOST_FORGOTTEN)
      throw new AppError(
        'invalid',
        `At most ${MOST_FORGOTTEN} things can be forgotten; switch it off instead`,
      )
    await changeLearned(db, scope, { forgotten: names })
    await learnAnew(services, ownerOf(scope))
    return shown(scope)
  }

  return [
    serve(getLearned, ({ scope }) => shown(scope)),
    serve(switchLearning, async ({ scope, body }) => {
      requireMay(scope)
      await changeLearned(db, scope, { isOn: body.isOn })
      await learnAnew(services, ownerOf(scope))
      return shown(scope)
    }),
    serve(forgetLearned, ({ scope, body }) =>
      edit(scope, (forgotten) => [...forgotten.filter((one) => one !== body.name), body.name]),
    ),
    serve(allowLearned, ({ scope, body }) =>
      edit(scope, (forgotten) => forgotten.filter((one) => one !== body.name)),
    ),
  ]
}

function requireMay(scope: Scope): void {
  if (!mayChange(scope))
    throw new AppError('forbidden', 'Only managers and admins may change what was learned for the company')
}
